import { vi } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { createNetwork } from '#worker/network/network.ts';
import { facts } from './tab.ts';
import { fakeWorld } from './world.ts';

/** The way out of a worker, onto a network that answers as told. */
export function network(answer: (url: string, init?: RequestInit) => Promise<Response>, changes = {}) {
  const fetch = vi.fn(answer);
  const world = fakeWorld(fetch);
  const stores = initialStores();
  return { fetch, world, stores, network: createNetwork(world, stores, { ...facts(), ...changes }) };
}

/** Nobody answers until the deadline is over. */
export const hanging = (_: string, init?: RequestInit) =>
  new Promise<Response>((_done, fail) =>
    init?.signal?.addEventListener('abort', () => fail(init.signal!.reason as Error)),
  );
