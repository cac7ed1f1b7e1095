import { signedOut as loggedOut, tooOften } from '#contract/codes.ts';

/** Details of a refusal beyond its code: times in epoch milliseconds, `retryAfter` in seconds, `min` and `max` in hundredths. */
export interface RefusalDetails {
  field?: string;
  left?: number;
  until?: number;
  retryAfter?: number;
  min?: number;
  max?: number;
  /** Hundredths still to be staked (remaining turnover). */
  needBet?: number;
  /** The fee due now, hundredths. */
  fee?: number;
  /** The bonus that a deposit would bring now, hundredths. */
  bonus?: number;
  /** Hundredths still required for a jackpot draw: deposited (1003), staked (1004). */
  needDeposit?: number;
  needTyping?: number;
  /** A player's own limit (hundredths, or minutes), how much of it is used, and when it resets. */
  limit?: number;
  used?: number;
  period?: string;
  /** Details beyond the code: the kind of limit, `loss` or `wager`; `common` for a widely used password. */
  kind?: string;
  resetAt?: number;
  irrevocableUntil?: number;
  /** The step that the player must complete first. */
  need?:
    | 'kyc'
    | 'bind'
    | 'recharge'
    | 'payment'
    | 'withdraw'
    | 'password'
    | 'code'
    | 'bet'
    | 'days'
    | 'today'
    | 'spins'
    | 'target'
    | 'exchange'
    | 'address'
    | 'card'
    | 'mission'
    | 'place'
    | 'end'
    | 'progress'
    | 'time'
    | 'visit'
    | 'offer';
  gameName?: string;
  bindTicket?: string;
}

/** A business refusal: the operator understood the request and declines it, with a code, details, and a short English text. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: number;
  readonly details: RefusalDetails;

  constructor(code: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}

/** The refusal of a call that needs a session. */
export const signedOut = () => new Refusal(loggedOut, 'Log in again');

/** When a request that found no place may be retried, in seconds. */
const retryAfter = 5;

/** The refusal of a request for which there is no place now. */
export const tooMany = (message = 'Too many at once') => new Refusal(tooOften, message, { retryAfter });

/** Throws it. */
export const full = (): never => {
  throw tooMany();
};
