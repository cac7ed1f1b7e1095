import { setTimeout as pause } from 'node:timers/promises';
import { tooOften } from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { actLife } from '#worker/network/timeouts.ts';
import { createClient } from '#tests/conformance/client.ts';
import type { Exchange, World } from '#tests/conformance/network.ts';

/** An answer: which process gave it, and after how many milliseconds. */
export interface Taken {
  process: string;
  milliseconds: number;
}

/** A full queue names at most so many seconds until the next attempt; a limit names more. */
const queueWait = 5;

/**
 * The network as seen from an address behind the balancer; `at` chooses the process that answers. Its clock stands
 * still, so that no answer fails for being slow on a machine that does everything: the figures tell how long it took.
 */
export function worldOf(address: string, note: (taken: Taken) => void, at?: number): World {
  return {
    now: () => 0,
    wait: (ms) => pause(ms),
    async fetch(input, init) {
      const headers = new Headers(init?.headers);
      headers.set('x-forwarded-for', address);
      if (at !== undefined) headers.set('x-process', String(at));
      const began = performance.now();
      const response = await fetch(input, { ...init, headers });
      note({ process: response.headers.get('x-process') ?? '', milliseconds: performance.now() - began });
      return response;
    },
  };
}

/** Fields of one act, which all its copies share. */
function idsOf(name: Name) {
  const { money, identified }: Endpoint = endpoints[name];
  return {
    ...((money || identified) && { requestId: crypto.randomUUID() }),
    ...(money && { notAfter: Date.now() + actLife }),
  };
}

/** Calls from one address; each goes to the process whose turn it is, or to a chosen one. */
export function createCaller(base: string, address: string, count: number, note: (taken: Taken) => void) {
  const next = createClient(base, worldOf(address, note));
  const chosen = Array.from({ length: count }, (_, at) => createClient(base, worldOf(address, note, at)));
  let token = '';
  let turn = Number(address.split('.').at(-1));

  /** Makes a call, again for as long as a queue is full. */
  async function call<N extends Name>(name: N, body: object = {}, at?: number): Promise<Exchange<N>> {
    const client = at === undefined ? next : chosen[at % count]!;
    const sent = { ...idsOf(name), ...body };
    for (;;) {
      const exchange = await client.call(name, sent, token);
      const { retryAfter = Infinity } = (exchange.answer ?? {}) as { retryAfter?: number };
      if (exchange.verdict !== tooOften || retryAfter > queueWait) return exchange;
      await pause(retryAfter * 1_000);
    }
  }

  return {
    address,
    call,
    setToken: (value: string) => (token = value),
    /** Makes these calls at once, each at another process. */
    atOnce<N extends Name>(name: N, ...bodies: object[]): Promise<Exchange<N>[]> {
      const first = turn++;
      return Promise.all(bodies.map((body, place) => call(name, body, first + place)));
    },
    /** Sends copies of one act at once, each to another process. */
    copies<N extends Name>(name: N, body: object, times = 2): Promise<Exchange<N>[]> {
      const ids = idsOf(name);
      return this.atOnce(name, ...Array.from({ length: times }, () => ({ ...ids, ...body })));
    },
    /** Makes a call at every process, one after the other. */
    async everywhere<N extends Name>(name: N, body: object = {}): Promise<Exchange<N>[]> {
      const answers: Exchange<N>[] = [];
      for (let at = 0; at < count; at++) answers.push(await call(name, body, at));
      return answers;
    },
  };
}

export type Caller = ReturnType<typeof createCaller>;
