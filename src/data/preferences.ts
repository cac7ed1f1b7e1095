import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { preferencesKey } from '#browser/documentSettings.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { facts } from './supervision.ts';
import './preferences.css';

interface Preferences {
  /** `auto` saves data when the browser requests it, and on a slow network. */
  dataSaver: 'auto' | 'on' | 'off';
  /** `auto` follows the system's reduced-motion setting. */
  motion: 'auto' | 'less';
  /** Empty follows the system's colour scheme. */
  scheme: '' | 'light' | 'dark';
  /** The balance in the top bar is hidden. */
  hidesBalance: boolean;
  /** Consent to campaign attribution: which link or advertisement led here (checklist N-12). */
  campaign: boolean;
}

const usual: Preferences = {
  dataSaver: 'auto',
  motion: 'auto',
  scheme: '',
  hidesBalance: false,
  campaign: true,
};
const slow = /^(slow-)?2g$/;

/** The name of the campaign's stored parameters. */
export const adParams = 'ad.params';

const stored = () => readLocal<Partial<Preferences>>('device', preferencesKey, {});

/** Preferences stored on this device; only `prefer` changes them. */
export const preferences = proxy<Preferences>({ ...usual, ...stored() });

/** Changes preferences, for this page at once and for this device from now on; another tab's other choices stay. */
export function prefer(choice: Partial<Preferences>): void {
  writeLocal('device', preferencesKey, Object.assign(preferences, stored(), choice));
  exposeMotion();
}

/** Exposes the motion preference to style sheets. */
function exposeMotion() {
  document.documentElement.dataset['motion'] = preferences.motion;
}
exposeMotion();

/** Whether the network is slow, so that only what the player requests may load. */
export const isSlow = () => slow.test(facts().effectiveType);

/** Whether data saving is on: no prefetch, no self-changing pictures (checklist O-20). */
export function savesData(): boolean {
  if (preferences.dataSaver !== 'auto') return preferences.dataSaver === 'on';
  return facts().saveData || isSlow();
}

/** Counts changes of the network, so that components re-render. */
const network = proxy({ changes: 0 });
(navigator as { connection?: EventTarget }).connection?.addEventListener('change', () => void network.changes++);

/** `savesData` for a component; follows the preference and the network. */
export function useSavesData(): boolean {
  useSnapshot(preferences);
  useSnapshot(network);
  return savesData();
}

/** Whether motion is reduced, by the preference or by the system's setting (checklist L-13). */
export const movesLess = () => preferences.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
