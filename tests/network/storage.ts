import type { Page } from 'playwright/test';
import { sessionOf } from './device.ts';

const originOf = (page: Page) => new URL(page.url()).origin;

/** Faults of the device's storage. */
export function createStorage(pageAtHand: () => Page, onWipe: () => void) {
  async function quota(size?: number) {
    const page = pageAtHand();
    const session = await sessionOf(page);
    const limit = size === undefined ? {} : { quotaSize: size };
    await session.send('Storage.overrideQuotaForOrigin', { origin: originOf(page), ...limit });
  }
  return {
    /** Limits the app's storage quota to this many bytes, used ones included. */
    full: (bytes = 0) => quota(bytes),
    /** Restores the full quota. */
    roomy: () => quota(),
    /** Deletes all storage while it is in use: databases, caches, service workers, cookies. */
    async wipe() {
      onWipe();
      const page = pageAtHand();
      const session = await sessionOf(page);
      await session.send('Storage.clearDataForOrigin', { origin: originOf(page), storageTypes: 'all' });
    },
  };
}

export type StorageFaults = ReturnType<typeof createStorage>;
