import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { defaultTimeout, pictureTimeout } from '#worker/network/timeouts.ts';
import { refusalsOf } from '#sandbox/contract/refusals.ts';
import { apiBase } from '#sandbox/operator/http/request.ts';
import { verdictOf } from '#sandbox/operator/api/serve.ts';
import { common } from '#sandbox/testing/common.ts';
import { publishedValidator } from '#sandbox/testing/published.ts';
import { Broken, Skipped } from './check.ts';
import { post as send, type Exchange, type World } from './network.ts';

const success: readonly unknown[] = [0, 200];
export const isSuccess = ({ verdict }: Exchange) => success.includes(verdict);

/** Errors from schema branches that a sound answer fails as well. */
const ofTheOtherBranch = /must match a schema in anyOf|must NOT be valid|must be >= 1$/;

/** One validator for all clients, since compiling schemas takes a while. */
let shared: ReturnType<typeof publishedValidator> | undefined;
const contract = () => (shared ??= publishedValidator());

/** How long the app waits for a call's answer, milliseconds, on a fast network. */
function timeoutOf(name: Name): number {
  const { picture }: Endpoint = endpoints[name];
  return picture ? pictureTimeout(defaultTimeout) : defaultTimeout;
}

/** Whether a pattern is a call's name or, ending in `*`, its prefix. */
export const isNamedBy = (pattern: string, name: string) =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Calls an operator as the app does, checking answers by the published contract; `without` lists missing calls. */
export function createClient(base: string, world: World, without: readonly string[] = []) {
  /** How each call has ended: by success, or by the codes of its refusals; none where no answer fits the contract. */
  const called = new Map<Name, 'done' | readonly number[]>();
  const { now } = world;
  let ahead = 0;

  /** Sends a body unchanged, in a player’s language if one is given, and returns the exchange. */
  async function post<N extends string>(name: N, sent: unknown, token = '', lang = ''): Promise<Exchange<N>> {
    const headers = { ...(token && { authorization: token }), ...(lang && { 'accept-language': lang }) };
    const exchange = await send(world, `${base}${apiBase}${name}`, name, sent, headers);
    const { answer, status } = exchange;
    const { [verdictFieldOf(name)]: said } = (answer ?? {}) as Record<string, unknown>;
    const verdict = typeof said === 'number' ? said : status === 401 ? 401 : undefined;
    return { ...exchange, verdict };
  }

  /** Throws if an answer violates the contract. */
  function hold(exchange: Exchange<Name>) {
    const { call: name, status, answer, verdict, milliseconds } = exchange;
    if (status >= 500) throw new Broken('An answer or a refusal, never a server error', [exchange]);
    const longest = timeoutOf(name);
    if (milliseconds > longest)
      throw new Broken(`An answer within ${longest / 1_000} s, after which the app gives up`, [exchange]);
    if (status === 401 && verdict === 401) return;
    const faults = contract().answer(name, answer);
    if (faults.length > 0) {
      const own = faults.filter((fault) => !ofTheOtherBranch.test(fault)).join('; ');
      throw new Broken(`An answer that fits the contract: ${own || 'a refusal with its code'}`, [exchange]);
    }
    if (isSuccess(exchange)) return;
    const known = refusalsOf(name, endpoints[name]);
    if (!known.includes(verdict!)) throw new Broken(`A refusal by one of ${known.join(', ')}`, [exchange]);
  }

  function note(exchange: Exchange<Name>) {
    const { call: name, verdict } = exchange;
    const before = called.get(name) ?? [];
    if (before === 'done') return;
    called.set(name, isSuccess(exchange) ? 'done' : [...new Set([...before, verdict!])]);
  }

  const has = (name: Name) => !without.some((pattern) => isNamedBy(pattern, name));

  /** Makes a call; throws if the answer violates the contract, and skips the check if the operator lacks the call. */
  async function call<N extends Name>(name: N, body: object = {}, token = '', lang = ''): Promise<Exchange<N>> {
    if (!has(name)) throw new Skipped(`needs ${name}`);
    if (!called.has(name)) called.set(name, []);
    const exchange = await post(name, { ...common, ...body }, token, lang);
    hold(exchange);
    note(exchange);
    return exchange;
  }

  return {
    post,
    call,
    called,
    /** Whether the operator has a call. */
    has,
    /** The operator's time, epoch milliseconds. */
    serverTime: () => now() + ahead,
    /** Learns the operator's time, as a player. */
    async learnTime(token: string) {
      const { answer } = await (has('operationStatus')
        ? call('operationStatus', { requestId: crypto.randomUUID() }, token)
        : call('online', { gameId: 0 }, token));
      ahead = ((answer as { serverTime?: number }).serverTime ?? now()) - now();
    },
  };
}

export type Client = ReturnType<typeof createClient>;

/** The field of an answer with the outcome of a call; `errcode` for an unknown call. */
export const verdictFieldOf = (call: string) =>
  Object.hasOwn(endpoints, call) ? verdictOf(call, endpoints[call as Name]) : 'errcode';
