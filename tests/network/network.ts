import type { BrowserContext, Page } from 'playwright/test';
import { free, profiles, reportOf, type Conditions, type EffectiveType } from './conditions.ts';
import { sessionOf } from './device.ts';
import type { LinkState } from './link.ts';
import type { Wire } from './wire.ts';

/**
 * A network by name. `free` is unshaped; `flapping` alternates every second between up and down; `captive` is a captive
 * portal; a `blackhole` accepts everything and answers nothing. The last four, and `offline`, leave rate, latency and
 * reported type as they are.
 */
export type Profile = EffectiveType | 'free' | 'offline' | 'flapping' | 'captive' | 'blackhole';

/** Link states of these profiles; the others leave the link open. */
const states: Partial<Record<Profile, LinkState>> = { offline: 'closed', flapping: 'closed', blackhole: 'hole' };

/** Half-period of a flapping network, milliseconds. */
const flap = 1_000;

/** Switches a device between networks, for its pages, their workers and its service worker alike. */
export function createNetwork(wire: Wire) {
  let context: BrowserContext;
  let conditions = free;
  let offline = false;
  let touched = false;
  const crashed = new WeakSet<Page>();
  let flapping: NodeJS.Timeout | undefined;

  /** Makes a page, and the workers of its process, report the network as a phone would. */
  async function tell(page: Page) {
    const { name, latency } = reportOf(conditions);
    const rate = (kilobytes: number) => (kilobytes === Infinity ? -1 : kilobytes * 1_000);
    const session = await sessionOf(page);
    await session.send('Network.overrideNetworkState', {
      offline,
      latency,
      downloadThroughput: rate(conditions.down),
      uploadThroughput: rate(conditions.up),
      connectionType: offline ? 'none' : name === '4g' ? 'cellular4g' : name === '3g' ? 'cellular3g' : 'cellular2g',
    });
  }

  /** Applies the network to a page; a crashed page would never answer. */
  async function reach(page: Page) {
    if (!touched || crashed.has(page)) return;
    await tell(page).catch((error: unknown) => page.isClosed() || Promise.reject(error as Error));
  }

  function lookAfter(page: Page) {
    page.on('crash', () => crashed.add(page));
    return reach(page);
  }

  /** Changes the link and the offline flag: the flag is set before disconnecting, and cleared after reconnecting. */
  async function become(state: LinkState) {
    offline = state === 'closed';
    if (!offline) wire.link.become(state);
    await Promise.all(context.pages().map(reach));
    if (offline) wire.link.become('closed');
  }

  async function network(profile: Profile | Conditions) {
    touched = true;
    clearInterval(flapping);
    if (profile === 'free') conditions = free;
    else if (typeof profile === 'object') conditions = profile;
    else if (profile in profiles) conditions = profiles[profile as EffectiveType];
    wire.link.shape(conditions);
    wire.capture(profile === 'captive');
    await become(states[profile as Profile] ?? 'open');
    if (profile === 'flapping')
      flapping = setInterval(() => void become(offline ? 'open' : 'closed').catch(() => {}), flap);
  }

  return {
    network,
    faults: wire.faults,
    /** Applies the network to another context of the device; new pages get it before any test code gets them. */
    async follow(next: BrowserContext) {
      context = next;
      await Promise.all(next.pages().map(lookAfter));
      const open = next.newPage.bind(next);
      next.newPage = async () => {
        const page = await open();
        await reach(page);
        return page;
      };
      next.on('page', (page) => void lookAfter(page));
    },
  };
}

export type Network = ReturnType<typeof createNetwork>['network'];
