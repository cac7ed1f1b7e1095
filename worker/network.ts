import { createFetch, FetchError } from 'ofetch';
import { Failure } from './contract/failure.ts';
import type { Facts, Stores } from './contract/stores.ts';
import type { World } from './world.ts';

/** How long a request may take, milliseconds, by the network type the page reports (spec §9). */
const patience: Record<string, number> = { 'slow-2g': 20_000, '2g': 20_000, '3g': 30_000 };
const usualPatience = 10_000;

/** A GET is tried once more on these, a moment later; nothing else ever is (spec §7). */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const retryDelay = 500;

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
  const request = createFetch({ fetch: world.fetch as World['fetch'] & typeof globalThis.fetch });

  async function send(url: string, options: RequestInit & { retry: number }): Promise<Answer> {
    if (!facts.onLine) throw new Failure('offline');
    const signal = world.deadline(patience[facts.effectiveType] ?? usualPatience);
    try {
      const response = await request.raw(url, {
        ...options,
        body: options.body ?? null,
        signal,
        redirect: 'error',
        cache: 'no-store',
        responseType: 'text',
        retryDelay,
        retryStatusCodes: retried,
        onRequestError: ({ options: these }) => void (these.retry = false),
      });
      Object.assign(stores.network, { failing: false, heardAt: world.now() });
      return { status: response.status, body: parse(response.headers, response._data as unknown as string) };
    } catch (error) {
      throw explain(error, signal);
    }
  }

  function explain(error: unknown, signal: AbortSignal): unknown {
    if (error instanceof Failure) return error;
    const { message } = error as Error;
    if (signal.aborted) return lost('timeout', message);
    if (!(error instanceof FetchError) || !error.response) return lost('network', message);
    Object.assign(stores.network, { failing: false, heardAt: world.now() });
    return new HttpFailure(error.message, error.response, error.data);
  }

  function lost(kind: 'timeout' | 'network', message: string) {
    stores.network.failing = true;
    return new Failure(kind, 0, {}, message);
  }

  return {
    async post(url, body, headers = {}) {
      const options = {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...headers },
        retry: 0,
      };
      try {
        return await send(url, options);
      } catch (error) {
        if (error instanceof HttpFailure && error.answer) return error.answer;
        throw error;
      }
    },
    get: async (url) => (await send(url, { method: 'GET', retry: 1 })).body,
  };
}

/** An HTTP error; `answer` is there when its body is JSON all the same, or its status says enough. Its text has method, URL, status and status text (spec §8). */
class HttpFailure extends Failure {
  readonly answer: Answer | undefined;

  constructor(message: string, response: Response, text: unknown) {
    super('server', response.status, {}, message);
    try {
      this.answer = { status: response.status, body: parse(response.headers, text as string) };
    } catch {
      this.answer = response.status === 401 ? { status: 401, body: null } : undefined;
    }
  }
}

function parse(headers: Headers, text: string): unknown {
  if (!headers.get('content-type')?.includes('json')) throw new Failure('garbled', 0, {}, 'an answer that is not JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('garbled', 0, {}, 'an answer that is broken JSON');
  }
}
