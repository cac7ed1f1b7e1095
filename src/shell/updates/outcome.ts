import { readLocal, removeLocal, writeLocal } from '#browser/localStore.ts';
import { build } from '#data/updates.ts';
import { track } from '#nav/analytics.ts';

/** Storage keys: the build that ran last on this device, and the one that this tab left by a reload for a newer. */
const names = { last: 'build.last', left: 'updated.from' };

/** Remembers that this page reloads for a newer build. */
export const markLeft = (): void => void writeLocal('tab', names.left, build);

/**
 * Tells the operator what became of an update: the tab has the build that it left for another, or the device has another
 * one than before.
 */
export function reportUpdate(): void {
  const last = readLocal('device', names.last, build);
  const left = readLocal('tab', names.left, '');
  removeLocal('tab', names.left);
  if (left === build) return track('app_updated', { outcome: 'failed', from: left });
  writeLocal('device', names.last, build);
  if (last !== build) track('app_updated', { outcome: 'applied', from: last });
}

/** Tells the operator that the service worker was taken back on this device. */
export const reportWithdrawn = (): void => track('app_updated', { outcome: 'withdrawn', from: build });
