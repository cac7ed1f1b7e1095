import * as codes from '#contract/codes.ts';
import { client } from '#contract/client.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { isOn, type Features } from '#contract/features.ts';
import { check } from '#contract/schema.ts';
import { Refusal, signedOut } from '../http/refusal.ts';
import { bookUnnamed, once } from '#sandbox/ledger/operations.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { heldOf, type Copy, type History } from '#sandbox/qa/history.ts';
import type { Switches } from '#sandbox/qa/switches.ts';
import { addressOf } from '../http/address.ts';
import { appOriginOf } from '../http/allowedOrigin.ts';
import { deviceOf } from '../identity/devices.ts';
import type { Context, Handlers } from '../context/handlers.ts';
import {
  askedOf,
  callIdOf,
  traceIdOf,
  callOf,
  eventsOf,
  isRequestId,
  notAfterOf,
  requestIdOf,
} from '../http/request.ts';
import { checkedInput } from '../http/checkedInput.ts';
import { countAct, type ActCaps } from './actBudget.ts';
import { createBodyReader } from './bodyReader.ts';
import { createGate } from './gate.ts';
import { createLongAnswers } from './longAnswers.ts';
import { ownerInTurn, ownerOf } from '../deletion/owner.ts';
import { hashToken } from '../identity/tokens.ts';
import { heard, spoken } from '../language/spoken.ts';

/** The header of every answer that tells the version of the contract. */
const contractHeader = 'contract-version';

/** Endpoints that are answered during maintenance: those by which the app learns of it, and the event log. */
const openInMaintenance = new Set<Name>([
  'preLogin',
  'anonymous/appConfig',
  'anonymous/appTheme',
  'anonymous/appEventLogClient',
]);

export interface Serving {
  db: Db;
  now(): number;
  /** The machine's time, at which copies are recorded; QA never changes it. */
  machineTime(): number;
  switches: Switches;
  /** Every copy of a request is recorded here. */
  history: History;
  /** The key of the hashes that tell copies of an act from another act. */
  secret: string;
  /** How many acts are stored a day, of a player, and of all newcomers of an address. */
  actsADay: ActCaps;
  /** What the settings switch on and off. */
  features(): Features;
  /** Validates answers against the contract, for tests: an invalid one becomes an error 500. */
  strict: boolean;
  /** Serializes an answer into a response. */
  respond(request: Request, answer: object): Promise<Response> | Response;
  /** Called with unexpected errors. */
  report(error: unknown): void;
}

/**
 * The operator's API over HTTP: `POST /app/v1/{endpoint}`, JSON in and out; `peer` is the address (IP) of the
 * connection.
 */
export function serve(
  handlers: Handlers,
  { db, now, machineTime, switches, history, secret, actsADay, features, strict, respond, report }: Serving,
) {
  const gate = createGate(db);
  const read = createBodyReader(db, now);
  const untilTaken = createLongAnswers();

  return async function fetch(request: Request, peer = ''): Promise<Response> {
    const response = await served(request, peer);
    response.headers.set(contractHeader, client.contract);
    return response;
  };

  async function served(request: Request, peer: string): Promise<Response> {
    const name = callOf(request);
    if (!name) return failure(404);
    if (request.method !== 'POST') return failure(405);
    const copy = history.add({ time: machineTime(), call: name });
    history.note(copy, { callId: callIdOf(request), traceId: traceIdOf(request) });
    try {
      const response = await answer(name, request, peer, copy);
      history.note(copy, { status: response.status, answeredAt: machineTime() });
      return response;
    } catch (error) {
      report(error);
      history.note(copy, { status: 500, answeredAt: machineTime() });
      return failure(500);
    }
  }

  async function answer(name: Name, request: Request, peer: string, copy: Copy): Promise<Response> {
    const endpoint: Endpoint = endpoints[name];
    let passed = false;
    let giveBack = () => {};
    try {
      const { body, end } = await read(name, request, peer);
      giveBack = end;
      const requestId = isRequestId(body['requestId']) ? body['requestId'] : '';
      history.note(copy, { requestId, session: digest(request.headers.get('authorization')) });
      const faulty = await switches.before(name, request.signal);
      if (faulty) return failure(faulty);
      const onEffect = () => history.note(copy, { effect: true });
      const contextNow = (owner: typeof ownerOf) => contextOf(name, endpoint, request, peer, body, onEffect, owner);
      const context = await contextNow(ownerOf);
      history.note(copy, { userId: context.userId });
      const input = heard(request, checkedInput(endpoint.input, body));
      passed = true;
      const inTurn = async () => {
        // Read again, as the session may have ended while the call waited.
        const result = await handle(name, endpoint, input, await contextNow(ownerInTurn));
        // In the turn as well, as to serialize and compress a long answer costs more than many a handler.
        return { result, response: await respond(request, envelope(name, endpoint, spoken(name, request, result))) };
      };
      const { result, response } = await gate.inTurn(name, context, input, inTurn);
      await switches.after(name, request.signal);
      // A write, whose answer is short, is never refused once it is done.
      const bounded = endpoint.kind === 'read' ? untilTaken(response, context) : response;
      history.note(copy, { code: 0, events: eventsOf(input), ...auditFields(result) });
      return bounded;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      history.note(copy, { code: error.code });
      if (!passed && !copy.userId) await gate.turnOf(addressOf(request, peer));
      return await respond(request, { [verdictOf(name, endpoint)]: error.code, msg: error.message, ...error.details });
    } finally {
      giveBack();
    }
  }

  async function contextOf(
    name: Name,
    endpoint: Endpoint,
    request: Request,
    peer: string,
    body: Record<string, unknown>,
    onEffect: () => void,
    owner: typeof ownerOf,
  ): Promise<Context> {
    const time = now();
    const token = request.headers.get('authorization') ?? '';
    const userId = token ? await owner(db, token, time) : 0;
    const needed = !endpoint.public || (token && name === 'preLogin');
    if (needed && !userId) throw signedOut();
    if (switches.maintenance().status && !openInMaintenance.has(name))
      throw new Refusal(codes.maintenance, 'Maintenance');
    const requestId = endpoint.money || endpoint.identified ? requestIdOf(endpoint, body) : '';
    const notAfter = endpoint.money && notAfterOf(body);
    const address = addressOf(request, peer);
    return {
      userId,
      token: userId ? token : '',
      device: deviceOf(request.headers.get('user-agent') ?? ''),
      address,
      appOrigin: appOriginOf(request),
      time,
      once: async (work, finish, undo) => {
        const book: typeof work = async (trx) => {
          const booked = await work(trx);
          onEffect();
          return booked;
        };
        const inputHash = requestId && askedOf(endpoint, body, secret);
        const act = { userId, requestId: switches.actOf(requestId), call: name, asked: inputHash, time, notAfter };
        if (userId) await countAct(db, { ...act, address }, actsADay);
        if (requestId) return once(db, act, { book, ...(finish && { finish }), ...(undo && { undo }) });
        const booked = await bookUnnamed(db, book);
        return finish ? finish(booked) : booked;
      },
    };
  }

  async function handle(name: Name, endpoint: Endpoint, input: unknown, context: Context): Promise<object> {
    // A copy of an act that was done while the feature was on still gets its answer.
    if (endpoint.feature && !isOn(features(), endpoint.feature))
      return context.once(() => Promise.reject(new Refusal(codes.notFound, 'This is not offered')));
    const handler = handlers[name] as (given: unknown, context: Context) => Promise<object>;
    const result = await handler(input, context);
    const known = strict ? check(endpoint.output, result) : undefined;
    if (known?.ok === false) throw new TypeError(`The answer to ${name} is not as the contract says: ${known.at}`);
    return result;
  }
}

/** How many characters of a token's hash identify it in a test run. */
const digestLength = 12;

const digest = (token: unknown) => (typeof token === 'string' && token ? hashToken(token).slice(0, digestLength) : '');

/** What the request history records of an answer: its token, as a digest, its balance, and other holdings. */
function auditFields(result: object): Partial<Copy> {
  const { token, coin, userInfo } = result as {
    token?: string;
    coin?: number;
    userInfo?: { id: number; coin: number };
  };
  const newcomer = token && userInfo ? { userId: userInfo.id } : {};
  return {
    gave: digest(token),
    coin: coin ?? userInfo?.coin ?? null,
    held: heldOf({ ...userInfo, ...result }),
    ...newcomer,
  };
}

/** The name of the result-code field: `code` in the wrapped family and in preLogin, else `errcode` (payloads, envelope). */
export const verdictOf = (name: string, { wrapped }: Endpoint) => (wrapped || name === 'preLogin' ? 'code' : 'errcode');

const envelope = (name: Name, endpoint: Endpoint, result: object) => {
  if (endpoint.wrapped) return { code: 200, data: result };
  return name === 'preLogin' ? { code: 200, ...result } : { errcode: 0, ...result };
};

const failure = (status: number) =>
  Response.json({ errcode: status, msg: 'Something went wrong' }, { status, headers: { 'cache-control': 'no-store' } });
