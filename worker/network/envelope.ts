import { Failure, type Details } from '#contract/failure.ts';

const numeric = 'left until retryAfter min max needBet limit used resetAt irrevocableUntil'.split(' ');
const textual = 'field msg bindTicket period kind need gameName'.split(' ');

const fine = (code: unknown) => code === 0 || code === 200;
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/**
 * An unwrapped answer: its payload, or the code of its refusal. Both of the operator's envelopes are accepted for every
 * endpoint (spec §7).
 */
export type Verdict = { payload: unknown } | { refused: number; details: Details };

/**
 * Unwraps an answer's envelope. Success is 0 or 200 in `errcode` and `code`; the first other code is a refusal; an
 * answer with neither field is garbled.
 */
export function verdict(body: unknown): Verdict {
  if (!isObject(body)) throw new Failure('garbled');
  const codes = [body['errcode'], body['code']].filter((code) => code !== undefined && code !== null);
  const refused = codes.find((code) => !fine(code));
  if (codes.length === 0 || (refused !== undefined && !Number.isSafeInteger(refused))) throw new Failure('garbled');
  if (refused !== undefined) return { refused: refused as number, details: details(body) };
  return { payload: isObject(body['data']) ? body['data'] : body };
}

function details(body: Record<string, unknown>): Details {
  const source = isObject(body['data']) ? { ...body['data'], ...body } : body;
  const numbers = numeric.filter((key) => Number.isFinite(source[key]));
  const texts = textual.filter((key) => typeof source[key] === 'string');
  return Object.fromEntries([...numbers, ...texts].map((key) => [key, source[key]]));
}
