import { Failure } from './contract/failure.ts';
import type { Facts, Stores } from './contract/stores.ts';
import { pause, type World } from './world.ts';

/** How long a request may take, milliseconds, by the network type the page reports (spec §9). */
const patience: Record<string, number> = { 'slow-2g': 20_000, '2g': 20_000, '3g': 30_000 };
const usualPatience = 10_000;

/** How long whoever asks is kept waiting on the network at hand, milliseconds. */
export const patienceOn = ({ effectiveType }: Pick<Facts, 'effectiveType'>) => patience[effectiveType] ?? usualPatience;

/** A GET is tried once more on these, a moment later; nothing else ever is (spec §7). */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const retryDelay = 500;

/** No answer may be longer, bytes: the rest is not waited for. */
const longest = 8 * 2 ** 20;

export interface Answer {
  status: number;
  body: unknown;
}

export interface Network {
  /** Sends a body once and gives back whatever JSON came, with its status. */
  post(url: string, body: object, headers?: Record<string, string>): Promise<Answer>;
  get(url: string): Promise<unknown>;
}

/** The way out: deadlines by the network at hand, and every way of failing named. */
export function createNetwork(world: World, stores: Stores, facts: Facts): Network {
  async function send(url: string, init: RequestInit & { method: 'GET' | 'POST' }): Promise<Answer> {
    if (!facts.onLine) throw new Failure('offline');
    const signal = world.deadline(patienceOn(facts));
    const ask = async () => {
      const response = await world.fetch(url, { ...init, signal, redirect: 'manual', cache: 'no-store' });
      return { response, text: await textOf(response) };
    };
    let { response, text } = await ask().catch(lost(signal));
    if (init.method === 'GET' && retried.includes(response.status)) {
      await pause(world, retryDelay);
      ({ response, text } = await ask().catch(lost(signal)));
    }
    const { status, statusText, headers, ok } = response;
    const portal = init.method === 'POST' && isPortals(response);
    Object.assign(stores.network, portal ? { portal } : { portal, failing: false, heardAt: world.now() });
    // A redirect is not followed: the body, and the token with it, go where they were meant to or nowhere.
    if (isRedirect(response)) throw new Failure('network', 0, {}, 'a redirect');
    if (ok) return { status, body: parse(headers, text) };
    // The text of an HTTP error has method, URL, status and status text (spec §8).
    const failure = new Failure('server', status, {}, `[${init.method}] "${url}": ${status} ${statusText}`);
    return refusal(response, text, failure);
  }

  const lost = (signal: AbortSignal) => (error: unknown) => {
    if (error instanceof Failure) throw error;
    stores.network.failing = true;
    throw new Failure(signal.aborted ? 'timeout' : 'network', 0, {}, (error as Error).message);
  };

  return {
    post: (url, body, headers = {}) =>
      send(url, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
      }),
    async get(url) {
      const { status, body } = await send(url, { method: 'GET' });
      if (status >= 300) throw new Failure('server', status);
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
function refusal({ status, headers }: Response, text: string, failure: Failure): Answer {
  try {
    return { status, body: parse(headers, text) };
  } catch {
    if (status === 401) return { status, body: null };
    throw failure;
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
