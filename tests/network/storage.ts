import type { Page } from 'playwright/test';
import { sessionOf } from './device.ts';

const originOf = (page: Page) => new URL(page.url()).origin;

/** What can befall all that the app keeps on the device. */
export function createStorage(pageAtHand: () => Page, onWipe: () => void) {
  async function quota(size?: number) {
    const page = pageAtHand();
    const session = await sessionOf(page);
    const limit = size === undefined ? {} : { quotaSize: size };
    await session.send('Storage.overrideQuotaForOrigin', { origin: originOf(page), ...limit });
  }
  return {
    /** Leaves the app's origin so many bytes, those that are used already included. */
    full: (bytes = 0) => quota(bytes),
    /** Gives it all its room back. */
    roomy: () => quota(),
    /** Takes away all that is kept, under whoever has it open: databases, caches, service workers, cookies. */
    async wipe() {
      onWipe();
      const page = pageAtHand();
      const session = await sessionOf(page);
      await session.send('Storage.clearDataForOrigin', { origin: originOf(page), storageTypes: 'all' });
    },
  };
}

export type StorageFaults = ReturnType<typeof createStorage>;
