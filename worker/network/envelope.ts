import { Failure, type Details } from '#contract/failure.ts';

const numberFields = 'left until retryAfter min max needBet limit used resetAt irrevocableUntil'.split(' ');
const textFields = 'field msg bindTicket period kind need gameName'.split(' ');

const isSuccess = (code: unknown) => code === 0 || code === 200;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * An unwrapped answer: its payload, or the code of its refusal. Both of the operator's envelopes are accepted for every
 * endpoint (spec §7).
 */
export type Unwrapped = { payload: unknown } | { refused: number; details: Details };

/**
 * Unwraps an answer's envelope. Success is 0 or 200 in `errcode` and `code`; the first other code is a refusal; an
 * answer with neither field is garbled.
 */
export function unwrap(body: unknown): Unwrapped {
  if (!isObject(body)) throw new Failure('garbled');
  const codes = [body['errcode'], body['code']].filter((code) => code !== undefined && code !== null);
  const refused = codes.find((code) => !isSuccess(code));
  if (codes.length === 0 || (refused !== undefined && !Number.isSafeInteger(refused))) throw new Failure('garbled');
  if (refused !== undefined) return { refused: refused as number, details: details(body) };
  return { payload: isObject(body['data']) ? body['data'] : body };
}

function details(body: Record<string, unknown>): Details {
  const source = isObject(body['data']) ? { ...body['data'], ...body } : body;
  const numbers = numberFields.filter((key) => Number.isFinite(source[key]));
  const texts = textFields.filter((key) => typeof source[key] === 'string');
  return Object.fromEntries([...numbers, ...texts].map((key) => [key, source[key]]));
}
