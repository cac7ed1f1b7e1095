import type { Page } from 'playwright/test';
import { acceptAgain, expect, test as base } from '../e2e/support/perlas.ts';
import { createClock, type Clock } from './clock.ts';
import { deploy, present } from './deploy.ts';
import { ownDevice, sharedDevice, type Device } from './device.ts';
import type { Faults } from './faults.ts';
import { createNetwork, type Network } from './network.ts';
import { createStorage, type StorageFaults } from './storage.ts';
import { openWire, type Wire } from './wire.ts';
import { createWorkerFaults, type WorkerFaults } from './worker.ts';

interface Options {
  /** Gives the test a browser with a profile of its own, which may be killed. */
  ownBrowser: boolean;
}

interface Tools {
  /** Moves the device to another network, also in mid-test: for pages, workers and the service worker alike. */
  network: Network;
  /** Says what befalls which requests, and remembers every copy that the device sent. */
  faults: Pick<Faults, 'on' | 'end' | 'copies'>;
  /** What can befall the page's data worker. */
  worker: WorkerFaults;
  /** What can befall all that is kept on the device. */
  storage: StorageFaults;
  /** One clock for the pages and their workers. */
  clock: Clock;
  /** Has another build served, the next one when none is named, and says its id; the first one is back after the test. */
  deploy(folder?: string): Promise<string>;
  /** Kills the browser without a warning and starts it again with the same profile; an empty page of it. */
  restart(): Promise<Page>;
}

interface Parts {
  device: Device & { wire: Wire };
  radio: ReturnType<typeof createNetwork>;
  /** The page that a tool is for when none is named. */
  pageAtHand(): Page;
}

/** Lines in the console that a broken network writes, whatever the app does about it. */
const ofNetwork = [/^Failed to load resource/, /net::ERR_/];

/** The app's tests, on a device whose network, worker, storage, clock and browser are the test's to break. */
export const test = base.extend<Options & Tools & Parts>({
  ownBrowser: [false, { option: true }],
  device: async ({ browser, playwright, ownBrowser }, provide, { testId }) => {
    const wire = await openWire(testId);
    const device = await (ownBrowser
      ? ownDevice(playwright.chromium, wire.address)
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
      const page = await device.restart();
      await watch.follow(device.context());
      await radio.follow(device.context());
      await acceptAgain(page);
      return page;
    }),
});

export { expect };
