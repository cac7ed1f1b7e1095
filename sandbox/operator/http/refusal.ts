/** What a refusal says beyond its code: times in epoch milliseconds, `retryAfter` in seconds, `min` and `max` in hundredths. */
export interface RefusalDetails {
  field?: string;
  left?: number;
  until?: number;
  retryAfter?: number;
  min?: number;
  max?: number;
  /** Hundredths still to be staked. */
  needBet?: number;
  /** What a player's own limit allows (hundredths, or minutes), what is used of it, and when it begins anew. */
  limit?: number;
  used?: number;
  period?: string;
  /** What it limits where the code doesn't say: `loss` or `wager`. */
  kind?: string;
  resetAt?: number;
  irrevocableUntil?: number;
  /** What must be done first. */
  need?: 'kyc' | 'bind' | 'recharge' | 'password';
  gameName?: string;
  bindTicket?: string;
}

/** The operator understood and says no, with its code, the details, and a short English text. */
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
