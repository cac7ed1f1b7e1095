import { useSnapshot } from 'valtio';
import { proxy } from 'valtio/vanilla';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { facts } from './worker.ts';
import './preferences.css';

interface Preferences {
  /** `auto` saves where the browser asks for it, and on a slow network. */
  dataSaver: 'auto' | 'on' | 'off';
  /** `auto` moves as much as the system allows. */
  motion: 'auto' | 'less';
  /** Whether a visitor wants offers once they are a player; nobody is asked to, and nobody has to say no. */
  marketing: boolean;
  /** Whether the operator may hear which link or advertisement brought somebody here (checklist N-12). */
  campaign: boolean;
}

const name = 'preferences';
const usual: Preferences = { dataSaver: 'auto', motion: 'auto', marketing: false, campaign: true };
const slow = /^(slow-)?2g$/;

/** What was chosen on this device; `prefer` alone changes it. */
export const preferences = proxy<Preferences>({ ...usual, ...readLocal<Partial<Preferences>>('device', name, {}) });

/** Chooses, for this page at once and for this device from now on. */
export function prefer(choice: Partial<Preferences>): void {
  Object.assign(preferences, choice);
  writeLocal('device', name, preferences);
  sayMotion();
}

/** What moves by style alone hears of the choice from the document. */
function sayMotion() {
  document.documentElement.dataset['motion'] = preferences.motion;
}
sayMotion();

/** Whether the network is so slow that nothing may be in the way of what was asked for. */
export const isSlow = () => slow.test(facts().effectiveType);

/** Whether nothing may be loaded that nobody asked for: no prefetch, no pictures that change by themselves (checklist O-20). */
export function savesData(): boolean {
  if (preferences.dataSaver !== 'auto') return preferences.dataSaver === 'on';
  return facts().saveData || isSlow();
}

/** Counts what the browser says of its network. */
const network = proxy({ changes: 0 });
(navigator as { connection?: EventTarget }).connection?.addEventListener('change', () => void network.changes++);

/** The same for a component, which follows the choice and the network. */
export function useSavesData(): boolean {
  useSnapshot(preferences);
  useSnapshot(network);
  return savesData();
}

/** Whether things may only fade, by the choice made here or by the system's (checklist L-13). */
export const movesLess = () => preferences.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;
