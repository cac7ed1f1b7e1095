import { Failure } from '#contract/failure.ts';
import type { Facts, Stores } from '#contract/stores.ts';
import { defaultTimeout, pictureTimeout, timeouts } from './timeouts.ts';
import { pause, type World } from '../world.ts';
import { measureRoundTrips, networkTypeOf } from './networkType.ts';

/** The timeout on the current network, milliseconds. */
export const timeoutOn = (facts: Pick<Facts, 'effectiveType' | 'roundTrip'>) =>
  timeouts[networkTypeOf(facts)] ?? defaultTimeout;

/**
 * A timeout that fires this late, in milliseconds, means that the device slept: the connection is lost, and nobody
 * has waited.
 */
const sleepTolerance = 5_000;

/**
 * The HTTP statuses after which a GET is retried once, after a short delay; nothing else is ever retried (spec §7).
 */
const retried = [408, 409, 425, 429, 500, 502, 503, 504];
const retryDelay = 500;

/** The maximum size of an answer, bytes; reading stops there. */
const maxBytes = 8 * 2 ** 20;

export interface Answer {
  status: number;
  body: unknown;
  /** Set for an HTTP error: method, URL, status and status text (spec §8). */
  error?: string;
}

export interface Network {
  /** Sends a body once and resolves with the JSON of the answer and its status; a `picture` has twice the timeout. */
  post(url: string, body: object, headers?: Record<string, string>, picture?: boolean): Promise<Answer>;
  get(url: string): Promise<unknown>;
  /** The timeout on the current network, milliseconds. */
  timeout(): number;
}

/** The HTTP layer: timeouts by network type, and a kind of `Failure` for every way of failing. */
export function createNetwork(world: World, stores: Stores, facts: Facts): Network {
  /** Whether the last call to the operator got no answer; a successful GET doesn't reset it. */
  let unanswered = false;
  const timeout = () => timeoutOn(facts);
  const measure = measureRoundTrips(facts);

  async function send(url: string, init: RequestInit & { method: 'GET' | 'POST' }, picture?: boolean): Promise<Answer> {
    if (!facts.onLine) throw new Failure('offline');
    const ms = picture ? pictureTimeout(timeout()) : timeout();
    const signal = world.deadline(ms);
    const began = world.elapsed();
    const request = `[${init.method}] "${url}":`;
    const fail = (error: unknown) => {
      if (error instanceof Failure) throw error;
      stores.network.failing = true;
      unanswered ||= init.method === 'POST';
      const isTimeout = signal.aborted && world.elapsed() - began < ms + sleepTolerance;
      if (isTimeout) measure(ms);
      throw new Failure(isTimeout ? 'timeout' : 'network', 0, {}, `${request} ${(error as Error).message}`);
    };
    const attempt = async () => {
      const asked = world.elapsed();
      const response = await world.fetch(url, { ...init, signal, redirect: 'manual', cache: 'no-store' });
      measure(world.elapsed() - asked);
      return { response, text: await textOf(response) };
    };
    let { response, text } = await attempt().catch(fail);
    if (init.method === 'GET' && retried.includes(response.status)) {
      await pause(world, retryDelay);
      ({ response, text } = await attempt().catch(fail));
    }
    const { status, statusText, headers, ok } = response;
    recordAnswer(init.method, isCaptivePortal(response));
    // Redirects aren't followed, so that body and token never go to another address.
    if (isRedirect(response)) throw new Failure('network', 0, {}, `${request} a redirect`);
    if (ok) return { status, body: parse(headers, text) };
    return answerOfError(response, text, `${request} ${status} ${statusText}`);
  }

  /** Records an answer in the network store; only a POST proves that the operator itself has answered. */
  function recordAnswer(method: 'GET' | 'POST', portal: boolean) {
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
    timeout,
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

/** Whether a captive portal has answered instead of the operator. */
const isCaptivePortal = (response: Response) =>
  isRedirect(response) ||
  response.status === 511 ||
  (response.ok && !!contentTypeOf(response.headers)?.includes('html'));

const contentTypeOf = (headers: Headers) => headers.get('content-type');

async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.length;
    if (size > maxBytes) {
      void reader?.cancel().catch(() => {});
      throw new Failure('garbled', 0, {}, 'too long');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** The answer of an HTTP error, when its body is JSON or its status is enough. */
function answerOfError({ status, headers }: Response, text: string, error: string): Answer {
  try {
    return { status, body: parse(headers, text), error };
  } catch {
    if (status === 401 && !text) return { status, body: null, error };
    throw new Failure('server', status, {}, error);
  }
}

function parse(headers: Headers, text: string): unknown {
  if (!contentTypeOf(headers)?.includes('json')) throw new Failure('garbled', 0, {}, 'no JSON');
  try {
    return JSON.parse(text);
  } catch {
    throw new Failure('garbled', 0, {}, 'broken JSON');
  }
}
