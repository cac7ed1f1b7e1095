import { vi } from 'vitest';
import { initialStores } from '#contract/stores.ts';
import { createNetwork } from '#worker/network/network.ts';
import { facts } from './tab.ts';
import { fakeWorld } from './world.ts';

/** A worker's network client, with answers from a function. */
export function network(answer: (url: string, init?: RequestInit) => Promise<Response>, changes = {}) {
  const fetch = vi.fn(answer);
  const world = fakeWorld(fetch);
  const stores = initialStores();
  return { fetch, world, stores, network: createNetwork(world, stores, { ...facts(), ...changes }) };
}

/** A fetch that never answers before its deadline. */
export const hanging = (_: string, init?: RequestInit) =>
  new Promise<Response>((_done, fail) =>
    init?.signal?.addEventListener('abort', () => fail(init.signal!.reason as Error)),
  );
