import { transferHandlers } from 'comlink';

/**
 * Kinds of expected failures: `timeout` no answer in time · `offline` no network · `network` the request failed ·
 * `missing` the app’s code for it isn’t on the device · `expired` the session ended · `refused` the operator refused, with its code · `garbled` the answer breaks the
 * contract · `server` an HTTP error · `maintenance` · `busy` it is in progress already · `uncertain` sent, with an
 * unknown outcome · `storage` this device can't store what must be stored · `stopped` the session or the worker changed
 * during the call.
 */
export type FailureKind =
  | 'timeout'
  | 'offline'
  | 'network'
  | 'missing'
  | 'expired'
  | 'refused'
  | 'garbled'
  | 'server'
  | 'maintenance'
  | 'busy'
  | 'uncertain'
  | 'storage'
  | 'stopped';

/** The details of a refusal beside its code (payloads, status codes). */
export interface Details {
  field?: string;
  left?: number;
  until?: number;
  retryAfter?: number;
  min?: number;
  max?: number;
  /** Hundredths still to be staked (3003). */
  needBet?: number;
  /** A player's own limit: its value, the part used, and the time of its reset (5003 to 5005). */
  limit?: number;
  used?: number;
  resetAt?: number;
  period?: string;
  /**
   * Details beyond the code: the kind of limit, `loss` or `wager` (5004); `common` for a widely used password (400).
   */
  kind?: string;
  irrevocableUntil?: number;
  /** The requirement to meet first: `kyc`, `bind`, `recharge`, `payment`, `withdraw` or `password`. */
  need?: string;
  /** The game that still holds money (409). */
  gameName?: string;
  msg?: string;
  requestId?: string;
  /** Never leaves the worker: actions remove it before answering a page. */
  bindTicket?: string;
}

/** An expected failure, with its kind, the operator's code and details; every other error is a bug. */
export class Failure extends Error {
  override readonly name = 'Failure';
  readonly kind: FailureKind;
  readonly code: number;
  readonly details: Details;

  constructor(kind: FailureKind, code = 0, details: Details = {}, message = code ? `${kind} (${code})` : kind) {
    super(message);
    this.kind = kind;
    this.code = code;
    this.details = details;
  }
}

/**
 * Keeps a `Failure` one across Comlink, which transfers only an error's name, message and stack; call it in both
 * realms.
 */
export function carryFailures() {
  const plain = transferHandlers.get('throw')!;
  transferHandlers.set('throw', {
    canHandle: (value): value is unknown => plain.canHandle(value),
    serialize(thrown: unknown) {
      const { value } = thrown as { value: unknown };
      if (!(value instanceof Failure)) return plain.serialize(thrown);
      const { kind, code, details, message } = value;
      return [{ failure: { kind, code, details, message } }, []];
    },
    deserialize(carried: unknown) {
      const { failure } = carried as {
        failure?: { kind: FailureKind; code: number; details: Details; message: string };
      };
      if (!failure) return plain.deserialize(carried);
      throw new Failure(failure.kind, failure.code, failure.details, failure.message);
    },
  });
}
