import type { Page } from 'playwright/test';
import { deliverOverheard } from '#tests/history/browser.ts';
import { acceptAgain } from '../e2e/support/offers.ts';
import { expect, test as base } from '../e2e/support/perlas.ts';
import { createClock, type Clock } from './clock.ts';
import { deploy, present } from './deploy.ts';
import { ownDevice, sharedDevice, type Device } from './device.ts';
import type { Faults } from './faults.ts';
import { createNetwork, type Network } from './network.ts';
import { createStorage, type StorageFaults } from './storage.ts';
import { openWire, type Wire } from './wire.ts';
import { createWorkerFaults, type WorkerFaults } from './worker.ts';

interface Options {
  /** Gives the test a killable browser with a profile of its own. */
  ownBrowser: boolean;
  /** Gives the test a browser of its own that is set to block all cookies, and all storage with them. */
  blocksCookies: boolean;
}

interface Tools {
  /** Switches the device's network, also during a test: for pages, workers and the service worker alike. */
  network: Network;
  /** Injects faults into requests, and records every copy the device sends. */
  faults: Pick<Faults, 'on' | 'end' | 'copies'>;
  /** Faults of the page's data worker. */
  worker: WorkerFaults;
  /** Faults of the device's storage. */
  storage: StorageFaults;
  /** One controlled clock for the pages and their workers. */
  clock: Clock;
  /** Serves another build, by default the next one, and returns its id; the end of the test restores the first one. */
  deploy(folder?: string): Promise<string>;
  /** Kills the browser and restarts it with the same profile; returns an empty page. */
  restart(): Promise<Page>;
}

interface Parts {
  device: Device & { wire: Wire };
  radio: ReturnType<typeof createNetwork>;
  /** The page that tools use by default. */
  pageAtHand(): Page;
}

/** Console lines that Chromium logs on a broken network, regardless of the app. */
const ofNetwork = [/^Failed to load resource/, /net::ERR_/];

/** Test function with fault injection for the device's network, worker, storage, clock and browser. */
export const test = base.extend<Options & Tools & Parts>({
  ownBrowser: [false, { option: true }],
  blocksCookies: [false, { option: true }],
  device: async ({ browser, playwright, ownBrowser, blocksCookies }, provide, { testId }) => {
    const wire = await openWire(testId);
    const device = await (ownBrowser || blocksCookies
      ? ownDevice(playwright.chromium, wire.address, blocksCookies)
      : sharedDevice(browser, wire.address));
    await provide({ ...device, wire });
    await device.close();
    await wire.close();
  },
  context: async ({ device }, provide) => provide(device.context()),
  pageAtHand: async ({ device }, provide) => provide(() => device.context().pages().at(-1)!),

  radio: async ({ device, context, watch }, provide) => {
    const radio = createNetwork(device.wire);
    await radio.follow(context);
    watch.expectLines(...ofNetwork);
    watch.through(radio.faults.copies);
    await provide(radio);
    radio.faults.end();
    await radio.network('free');
  },
  network: async ({ radio }, provide) => provide(radio.network),
  faults: async ({ radio }, provide) => provide(radio.faults),
  worker: async ({ pageAtHand }, provide) => provide(createWorkerFaults(pageAtHand)),
  storage: async ({ pageAtHand, watch }, provide) => provide(createStorage(pageAtHand, watch.wiped)),
  clock: async ({ device, watch }, provide) => {
    watch.moved();
    await provide(createClock(device.context));
  },
  deploy: async ({ baseURL }, provide) => {
    await provide((folder) => deploy(baseURL!, folder));
    await deploy(baseURL!, present);
  },
  restart: async ({ device, radio, watch }, provide) =>
    provide(async () => {
      // A page that is navigating away has already delivered.
      await Promise.all(
        device
          .context()
          .pages()
          .map((page) => deliverOverheard(page).catch(() => {})),
      );
      const page = await device.restart();
      await watch.follow(device.context());
      await radio.follow(device.context());
      await acceptAgain(page);
      return page;
    }),
});

export { expect };
