/** The operator's status codes (payloads, status codes); 0 and 200 are success. */
export const codes = {
  badParameter: 400,
  signedOut: 401,
  missing: 404,
  done: 409,
  closed: 423,
  tooOften: 429,
  maintenance: 503,
  wrongPassword: 2001,
  locked: 2002,
  wrongCode: 2003,
  taken: 2004,
  unknownAccount: 2005,
  unbound: 2006,
  tooYoung: 2007,
  insufficient: 3001,
  amountOutOfRange: 3002,
  channelClosed: 3007,
} as const;

/** What a refusal says beyond its code: times in epoch milliseconds, `retryAfter` in seconds, `min` and `max` in hundredths. */
export interface RefusalDetails {
  field?: string;
  left?: number;
  until?: number;
  retryAfter?: number;
  min?: number;
  max?: number;
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
