import { proxy } from 'valtio';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

const name = 'age.accepted';
/** The version of a notice whose operator names none. */
const firstVersion = '1';

/** Which text the operator wants accepted now: with another one it is asked anew. */
export const noticeVersion = (config: Pick<Config, 'ageNotice'> | null) => config?.ageNotice?.version ?? firstVersion;

/** Which version of the age and terms notice was accepted on this device (checklist P-02). */
export const consent = proxy({ version: readLocal('device', name, '') });

/** Remembers that a version of the notice was accepted here. */
export function acceptNotice(version: string): void {
  consent.version = version;
  writeLocal('device', name, version);
}
