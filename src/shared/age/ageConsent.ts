import { proxy } from 'valtio';
import { consentKey } from '#browser/documentSettings.ts';
import type { Config } from '#contract/endpoints/anonymous.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** The notice's version if the operator names none. */
const firstVersion = '1';
/** What the document stores for a notice accepted before the app had loaded. */
export const unnumbered = '*';

/** The age notice, a dialog of the document. */
export const notice = document.querySelector<HTMLDialogElement>('#age-notice');

/** The version of the notice that must be accepted now; a new version asks for consent again. */
export const noticeVersion = (config: Pick<Config, 'ageNotice'> | null) => config?.ageNotice?.version ?? firstVersion;

/** The version of the age and terms notice accepted on this device (checklist P-02); none while storage is blocked. */
export const consent = proxy({
  version: readLocal('device', consentKey, notice?.returnValue === 'accept' ? unnumbered : ''),
});

/** Whether a version of the notice is accepted. */
export const isAccepted = (accepted: string, version: string) => accepted === version || accepted === unnumbered;

/** Stores that a version of the notice was accepted. */
export function acceptNotice(version: string): void {
  consent.version = version;
  writeLocal('device', consentKey, version);
}

// Registered as soon as the stored answer is read, so that no answer is missed before the app has rendered.
notice?.addEventListener('close', () => {
  if (notice.returnValue === 'accept') acceptNotice(notice.dataset['version'] ?? unnumbered);
});
