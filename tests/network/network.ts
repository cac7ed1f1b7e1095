import type { BrowserContext, Page } from 'playwright/test';
import { free, profiles, reportOf, type Conditions, type EffectiveType } from './conditions.ts';
import { sessionOf } from './device.ts';
import type { LinkState } from './link.ts';
import type { Wire } from './wire.ts';

/**
 * A network by name. `free` is the machine's own; `flapping` is there for a second and gone for one; `captive` wants
 * people to sign in first; a `blackhole` takes everything and answers nothing. The last four, and `offline`, leave
 * rate, delay and reported type as they are.
 */
export type Profile = EffectiveType | 'free' | 'offline' | 'flapping' | 'captive' | 'blackhole';

/** What these do to the link; the others leave it open. */
const states: Partial<Record<Profile, LinkState>> = { offline: 'closed', flapping: 'closed', blackhole: 'hole' };

/** A flapping network changes so often, milliseconds. */
const flap = 1_000;

/** Moves a device from network to network, for its pages, their workers and its service worker alike. */
export function createNetwork(wire: Wire) {
  let context: BrowserContext;
  let conditions = free;
  let offline = false;
  let touched = false;
  const crashed = new WeakSet<Page>();
  let flapping: NodeJS.Timeout | undefined;

  /** Has a page, and with it the workers of its process, say of the network what a phone would. */
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

  /** A page that has crashed would never answer. */
  async function reach(page: Page) {
    if (!touched || crashed.has(page)) return;
    await tell(page).catch((error: unknown) => page.isClosed() || Promise.reject(error as Error));
  }

  function lookAfter(page: Page) {
    page.on('crash', () => crashed.add(page));
    return reach(page);
  }

  /** The device hears that it is offline before it is cut, and that it is back when it can be reached again. */
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
    /** Goes along with another context of the device; a page opened by it is reached before it is anybody's. */
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
