import { Failure } from '#contract/failure.ts';
import type { Facts, Stores } from '#contract/stores.ts';
import { pause, type World } from '../world.ts';

/** How long a request may take, milliseconds, by the network type the page reports (spec §9). */
const byType: Record<string, number> = { 'slow-2g': 20_000, '2g': 20_000, '3g': 30_000 };
const usualPatience = 10_000;

/** What carries a picture has twice the time, and so many milliseconds at most: on slow networks it takes long to leave. */
const picturePatience = 40_000;

/** How long whoever asks is kept waiting on the network at hand, milliseconds. */
export const patienceOn = ({ effectiveType }: Pick<Facts, 'effectiveType'>) => byType[effectiveType] ?? usualPatience;

/** A deadline that comes so much too late, in milliseconds, was slept through: its connection is gone, and nobody has waited. */
const asleep = 5_000;

/** A GET is tried once more on these, a moment later; nothing else ever is (spec §7). */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const retryDelay = 500;

/** No answer may be longer, bytes: the rest is not waited for. */
const longest = 8 * 2 ** 20;

export interface Answer {
  status: number;
  body: unknown;
  /** Of an HTTP error: method, URL, status and status text (spec §8). */
  error?: string;
}

export interface Network {
  /** Sends a body once and gives back whatever JSON came, with its status; a `picture` has twice the time. */
  post(url: string, body: object, headers?: Record<string, string>, picture?: boolean): Promise<Answer>;
  get(url: string): Promise<unknown>;
  /** How long an answer is waited for on the network at hand, milliseconds. */
  patience(): number;
}

/** The way out: deadlines by the network at hand, and every way of failing named. */
export function createNetwork(world: World, stores: Stores, facts: Facts): Network {
  /** The operator itself gave no answer last: that a file can be had doesn't mend that. */
  let unanswered = false;
  const patience = () => patienceOn(facts);

  async function send(url: string, init: RequestInit & { method: 'GET' | 'POST' }, picture?: boolean): Promise<Answer> {
    if (!facts.onLine) throw new Failure('offline');
    const given = picture ? Math.min(2 * patience(), picturePatience) : patience();
    const signal = world.deadline(given);
    const began = world.elapsed();
    const request = `[${init.method}] "${url}":`;
    const lost = (error: unknown) => {
      if (error instanceof Failure) throw error;
      stores.network.failing = true;
      unanswered ||= init.method === 'POST';
      const waited = signal.aborted && world.elapsed() - began < given + asleep;
      throw new Failure(waited ? 'timeout' : 'network', 0, {}, `${request} ${(error as Error).message}`);
    };
    const ask = async () => {
      const response = await world.fetch(url, { ...init, signal, redirect: 'manual', cache: 'no-store' });
      return { response, text: await textOf(response) };
    };
    let { response, text } = await ask().catch(lost);
    if (init.method === 'GET' && retried.includes(response.status)) {
      await pause(world, retryDelay);
      ({ response, text } = await ask().catch(lost));
    }
    const { status, statusText, headers, ok } = response;
    hear(init.method, isPortals(response));
    // A redirect is not followed: the body, and the token with it, go where they were meant to or nowhere.
    if (isRedirect(response)) throw new Failure('network', 0, {}, `${request} a redirect`);
    if (ok) return { status, body: parse(headers, text) };
    return refusal(response, text, `${request} ${status} ${statusText}`);
  }

  /** Somebody has answered. Whether it was the operator, only a call of its own can tell. */
  function hear(method: 'GET' | 'POST', portal: boolean) {
    const { network } = stores;
    if (method === 'POST') network.portal = portal;
    if (portal) return;
    if (method === 'POST') {
      unanswered = false;
      network.heardAt = world.now();
    }
    network.failing = unanswered;
  }

  return {
    patience,
    post: (url, body, headers = {}, picture) =>
      send(
        url,
        {
          method: 'POST',
          body: JSON.stringify(body),
          headers: { 'content-type': 'application/json', ...headers },
        },
        picture,
      ),
    async get(url) {
      const { status, body, error } = await send(url, { method: 'GET' });
      if (status >= 300) throw new Failure('server', status, {}, error);
      return body;
    },
  };
}

const isRedirect = ({ type, status }: Response) => type === 'opaqueredirect' || (status >= 300 && status < 400);

/** Whether a network that wants to be signed in to has answered in the operator's place. */
const isPortals = (response: Response) =>
  isRedirect(response) || response.status === 511 || (response.ok && !!typeOf(response.headers)?.includes('html'));

const typeOf = (headers: Headers) => headers.get('content-type');

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > longest) {
      void reader?.cancel().catch(() => {});
      throw new Failure('garbled', 0, {}, 'an answer that is too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** What an HTTP error says, when its body is JSON all the same or its status says enough. */
function refusal({ status, headers }: Response, text: string, error: string): Answer {
  try {
    return { status, body: parse(headers, text), error };
  } catch {
    if (status === 401 && !text) return { status, body: null, error };
    throw new Failure('server', status, {}, error);
  }
}

function parse(headers: Headers, text: string): unknown {
  if (!typeOf(headers)?.includes('json')) throw new Failure('garbled', 0, {}, 'an answer that is not JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('garbled', 0, {}, 'an answer that is broken JSON');
  }
}
