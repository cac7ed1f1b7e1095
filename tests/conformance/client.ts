import { client as app } from '#contract/client.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { refusalsOf } from '#sandbox/contract/refusals.ts';
import { apiBase } from '#sandbox/operator/http/request.ts';
import { verdictOf } from '#sandbox/operator/http/serve.ts';
import { publishedValidator } from '#sandbox/testing/published.ts';
import { Broken } from './check.ts';

/** What the kit knows of the world: the network, and the time in epoch milliseconds. */
export interface World {
  fetch: typeof fetch;
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** How long other connections that were closed meanwhile have to be noticed, milliseconds. */
const pause = 500;

/** A network that sends once more, as a browser does, where a connection that was kept open turns out to be closed. */
export const asBrowsersSend =
  ({ fetch, wait }: World): World['fetch'] =>
  (input, init) =>
    fetch(input, init).catch(async (error: Error) => {
      if (error.name === 'TimeoutError') throw error;
      await wait(pause);
      return fetch(input, init);
    });

/** A request and what came back for it. `verdict` is the code of its envelope, or the HTTP status of a bare 401. */
export interface Exchange<N extends string = string> {
  call: N;
  sent: unknown;
  status: number;
  headers: Headers;
  answer: unknown;
  verdict: number | undefined;
}

/** How long an answer may take, milliseconds. */
const patience = 30_000;

const success: readonly unknown[] = [0, 200];
export const isSuccess = ({ verdict }: Exchange) => success.includes(verdict);

/** Errors of the schema's branches that a sound answer fails as well. */
const ofTheOtherBranch = /must match a schema in anyOf|must NOT be valid|must be >= 1$/;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** One for all clients, since it takes a while to compile what it is asked for. */
let shared: ReturnType<typeof publishedValidator> | undefined;
const contract = () => (shared ??= publishedValidator());

/** Calls an operator as the app does, and holds every answer against the published contract. */
export function createClient(base: string, { fetch, now }: World) {
  const called = new Map<Name, 'done' | 'refused'>();
  let ahead = 0;

  const common = {
    appId: 'perlas',
    channel: app.channel,
    clientReferrer: '',
    platform: 0,
    appVersion: app.version,
    contractVersion: app.contract,
  };

  /** Sends a body as it is, and returns what comes. */
  async function post<N extends string>(name: N, sent: unknown, token = ''): Promise<Exchange<N>> {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: token }) };
    const body = typeof sent === 'string' ? sent : JSON.stringify(sent);
    const signal = AbortSignal.timeout(patience);
    const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
    const response = await fetch(`${base}${apiBase}${name}`, request).catch(({ message, cause }: Error) => {
      const came = cause instanceof Error ? `${message}: ${cause.message}` : message;
      const nothing = { call: name, sent, status: 0, headers: new Headers(), answer: came, verdict: undefined };
      throw new Broken('An answer', [nothing]);
    });
    const answer = parsed(await response.text());
    const { [verdictFieldOf(name)]: said } = (answer ?? {}) as Record<string, unknown>;
    const verdict = typeof said === 'number' ? said : response.status === 401 ? 401 : undefined;
    return { call: name, sent, status: response.status, headers: response.headers, answer, verdict };
  }

  /** Throws where an answer isn't as the contract says. */
  function hold(exchange: Exchange<Name>) {
    const { call: name, status, answer, verdict } = exchange;
    if (status >= 500) throw new Broken('An answer or a refusal, never a failure of the operator’s own', [exchange]);
    if (status === 401 && verdict === 401) return;
    const faults = contract().answer(name, answer);
    if (faults.length > 0) {
      const own = faults.filter((fault) => !ofTheOtherBranch.test(fault)).join('; ');
      throw new Broken(`An answer as the contract has it: ${own || 'a refusal with its code'}`, [exchange]);
    }
    if (isSuccess(exchange)) return;
    const known = refusalsOf(name, endpoints[name]);
    if (!known.includes(verdict!)) throw new Broken(`A refusal by one of ${known.join(', ')}`, [exchange]);
  }

  /** Makes a call; an answer that isn't as the contract says is thrown. */
  async function call<N extends Name>(name: N, body: object = {}, token = ''): Promise<Exchange<N>> {
    const exchange = await post(name, { ...common, ...body }, token);
    hold(exchange);
    if (called.get(name) !== 'done') called.set(name, isSuccess(exchange) ? 'done' : 'refused');
    return exchange;
  }

  return {
    post,
    call,
    called,
    /** The operator's time, epoch milliseconds. */
    serverTime: () => now() + ahead,
    /** Learns the operator's time, as a player. */
    async learnTime(token: string) {
      const { answer } = await call('operationStatus', { requestId: crypto.randomUUID() }, token);
      ahead = ((answer as { serverTime?: number }).serverTime ?? now()) - now();
    },
  };
}

export type Client = ReturnType<typeof createClient>;

const verdictFieldOf = (call: string) =>
  Object.hasOwn(endpoints, call) ? verdictOf(call, endpoints[call as Name]) : 'errcode';
