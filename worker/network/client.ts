import * as codes from '#contract/codes.ts';
import type { Input, Name, Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { endpointOf } from './endpointOf.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { client } from '#contract/client.ts';
import type { Provider } from '#contract/loginKinds.ts';
import { check } from '#contract/schema.ts';
import type { Ending, Facts, Stores } from '#contract/stores.ts';
import { unwrap } from './envelope.ts';
import type { Answer, Network } from './network.ts';
import type { World } from '../world.ts';

/** The operator's address, and the ids that identify this app. */
export interface Operator {
  /** The origin before `/app/v1`. */
  base: string;
  appId: string;
  /** The app's client id at each identity provider; if empty, the operator's settings have it. */
  clientIds: Readonly<Record<Provider, string>>;
}

interface Options {
  requestId?: string;
  /** Sent instead of the session's token, for ending a session that is already over here. */
  token?: string;
  /** The endpoint, if the caller has loaded it already. */
  endpoint?: Endpoint;
  /** The epoch of the session that asked for this, if that was before the call. */
  epoch?: string;
}

export type Call = <N extends Name>(name: N, input: Input<N>, options?: Options) => Promise<Output<N>>;

/** A call with `ids`: the headers by which operators find this one request in their logs and traces. */
export type IdentifiedCall = <N extends Name>(
  name: N,
  input: Input<N>,
  options: Options & { ids: Readonly<Record<string, string>> },
) => Promise<Output<N>>;

/** The caller: the device and its logged-in player. */
interface Caller {
  /** Resolves when the device and its session have been read. */
  known: Promise<void>;
  token(): string;
  deviceId(): string;
  referrer(): string;
  /** Reads the session again: another tab may have changed it. */
  recheck(): Promise<unknown>;
  /** Ends the session of this token. */
  leave(ended: Ending | null, token: string): Promise<unknown>;
}

interface Dependencies {
  world: World;
  operator: Operator;
  network: Network;
  identity: Caller;
  facts: Facts;
  stores: Stores;
  /**
   * Receives every successful answer, with a number that grows in the order of sending, the time of the request, and its
   * endpoint.
   */
  onAnswer(output: unknown, order: number, at: number, name: Name): void;
  /** Called when the operator is under maintenance. */
  onMaintenance(): void;
}

/**
 * Creates the API client: adds the common fields to every body, sends once, and returns only answers that match the
 * contract.
 */
export function createClient({
  world,
  operator,
  network,
  identity,
  facts,
  stores,
  onAnswer,
  onMaintenance,
}: Dependencies): IdentifiedCall {
  let sentCount = 0;

  const urlOf = (name: Name) => `${operator.base}/app/v1/${name}`;
  const common = () => ({
    appId: operator.appId,
    channel: client.channel,
    clientReferrer: identity.referrer(),
    platform: facts.platform,
    appVersion: client.version,
    contractVersion: client.contract,
  });
  const updateBeacon = () =>
    void (stores.events.beacon = { url: urlOf('anonymous/appEventLogClient'), common: common() });
  updateBeacon();
  void identity.known.then(updateBeacon);

  return async function call<N extends Name>(
    name: N,
    input: Input<N>,
    options: Options & { ids: Readonly<Record<string, string>> },
  ): Promise<Output<N>> {
    const { epoch: asked = stores.session.epoch } = options;
    const endpoint = options.endpoint ?? (await endpointOf(name));
    await identity.known;
    const { epoch } = stores.session;
    if (options.token === undefined && asked && asked !== epoch) throw new Failure('stopped');
    const token = options.token ?? identity.token();
    if (!token && !endpoint.public) throw new Failure('expired', codes.signedOut);
    const [order, at] = [++sentCount, world.now()];

    const body = { ...input, ...common(), ...(options.requestId && { requestId: options.requestId }) };
    const headers = {
      ...options.ids,
      ...(token && { authorization: token }),
      ...(facts.lang && { 'accept-language': facts.lang }),
    };
    const answer = await network.post(urlOf(name), body, headers, endpoint.picture);
    if (stores.session.epoch !== epoch && options.token === undefined) throw new Failure('stopped');

    const unwrapped = read(answer);
    if ('refused' in unwrapped) {
      const { refused, details } = unwrapped;
      if (refused === codes.signedOut && token && (name === 'preLogin' || !endpoint.public)) {
        await identity.recheck();
        await identity.leave(name === 'preLogin' ? null : 'expired', token);
        throw new Failure('expired', codes.signedOut);
      }
      if (refused === codes.maintenance) {
        onMaintenance();
        throw new Failure('maintenance', codes.maintenance);
      }
      throw new Failure('refused', refused, details, answer.error);
    }
    const checked = check(endpoint.output, unwrapped.payload);
    if (!checked.ok) throw new Failure('garbled', 0, {}, `${name} ${checked.at}`);
    onAnswer(checked.value, order, at, name);
    return checked.value as Output<N>;
  };
}

/**
 * Reads payload or refusal from an answer; a refusal may come with an HTTP error (409, 429, ...), while a 5xx is a
 * server failure whatever its body, and never maintenance.
 */
function read({ status, body, error }: Answer) {
  if (status < 300) return unwrap(body);
  try {
    const unwrapped = unwrap(body);
    if ('refused' in unwrapped && status < 500 && status !== 408) return unwrapped;
  } catch {}
  if (status === 401) return { refused: codes.signedOut, details: {} };
  throw new Failure('server', status, {}, error);
}
