import { proxy } from 'valtio';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

const name = 'age.accepted';
/** The notice's version if the operator names none. */
const firstVersion = '1';

/** The version of the notice that has to be accepted now; a new version asks for consent again. */
export const noticeVersion = (config: Pick<Config, 'ageNotice'> | null) => config?.ageNotice?.version ?? firstVersion;

/** The version of the age and terms notice accepted on this device (checklist P-02). */
export const consent = proxy({ version: readLocal('device', name, '') });

/** Stores that a version of the notice was accepted. */
export function acceptNotice(version: string): void {
  consent.version = version;
  writeLocal('device', name, version);
}
