import { transferHandlers } from 'comlink';

/**
 * What can go wrong with nobody at fault:
 * `timeout` no answer in time · `offline` no network · `network` the request failed · `expired` the session ended ·
 * `refused` the operator said no, with its code · `garbled` an answer that is none · `server` an HTTP error ·
 * `maintenance` · `busy` it is being done already · `uncertain` sent, and nobody knows what became of it ·
 * `storage` this device can't keep what must be kept · `stopped` the session or the worker changed under the call.
 */
export type FailureKind =
  | 'timeout'
  | 'offline'
  | 'network'
  | 'expired'
  | 'refused'
  | 'garbled'
  | 'server'
  | 'maintenance'
  | 'busy'
  | 'uncertain'
  | 'storage'
  | 'stopped';

/** What a refusal may say beyond its code (payloads, status codes). */
export interface Details {
  field?: string;
  left?: number;
  until?: number;
  retryAfter?: number;
  min?: number;
  max?: number;
  /** Hundredths still to be staked (3003). */
  needBet?: number;
  /** A player's own limit: what it allows, what is used of it, and when it begins anew (5003 to 5005). */
  limit?: number;
  used?: number;
  resetAt?: number;
  period?: string;
  /** What it limits where the code doesn't say: `loss` or `wager` (5004). */
  kind?: string;
  irrevocableUntil?: number;
  /** What must be done first (403): `kyc`, `bind`, `recharge` or `password`. */
  need?: string;
  /** The game that keeps money on its table (409). */
  gameName?: string;
  msg?: string;
  requestId?: string;
  /** Stays in the worker: actions take it out of what a page hears. */
  bindTicket?: string;
}

/** Something that can go wrong without anybody having made a mistake. Everything else that is thrown is a bug. */
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

/** Comlink carries only an error's name, message and stack; this lets a failure stay one on the other side. Call it in both realms. */
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
