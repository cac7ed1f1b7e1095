/** The operator's status codes (payloads, status codes); 0 and 200 are success. */
export const codes = {
  badParameter: 400,
  signedOut: 401,
  notAllowed: 403,
  missing: 404,
  done: 409,
  closed: 423,
  tooOften: 429,
  maintenance: 503,
  jackpotClosed: 1002,
  wrongPassword: 2001,
  locked: 2002,
  wrongCode: 2003,
  taken: 2004,
  unknownAccount: 2005,
  unbound: 2006,
  tooYoung: 2007,
  insufficient: 3001,
  amountOutOfRange: 3002,
  turnoverLeft: 3003,
  kycNeeded: 3004,
  otherName: 3005,
  noneLeftToday: 3006,
  channelClosed: 3007,
  wrongSafebox: 3008,
  conditionUnmet: 4002,
  onBreak: 5001,
  excluded: 5002,
  depositLimit: 5003,
  lossLimit: 5004,
  timeLimit: 5005,
} as const;

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
