import { readLocal, removeLocal, writeLocal } from '#browser/localStore.ts';
import { build } from '#data/updates.ts';
import { track } from '#nav/analytics.ts';

/**
 * Storage keys: the build that last ran on this device, and the build that this tab left by reloading for a newer
 * one.
 */
const names = { last: 'build.last', left: 'updated.from' };

/** Records that this page reloads for a newer build. */
export const markLeft = (): void => void writeLocal('tab', names.left, build);

/** Reports the outcome of an update: the tab still has the build it left, or the device has a new one. */
export function reportUpdate(): void {
  const last = readLocal('device', names.last, build);
  const left = readLocal('tab', names.left, '');
  removeLocal('tab', names.left);
  if (left === build) return track('app_updated', { outcome: 'failed', from: left });
  writeLocal('device', names.last, build);
  if (last !== build) track('app_updated', { outcome: 'applied', from: last });
}

/** Reports that the service worker was withdrawn on this device. */
export const reportWithdrawn = (): void => track('app_updated', { outcome: 'withdrawn', from: build });
