import * as codes from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { check } from '#contract/schema.ts';
import { Refusal } from './refusal.ts';
import type { ReceivedEvent } from '#sandbox/qa/history.ts';
import { sign } from '#sandbox/signature.ts';

/** Path prefix of every API call. */
export const apiBase = '/app/v1/';

/**
 * Maximum length of a request body in bytes; of one with pictures: a document, or all of a feedback; of a batch of
 * events; and without a session.
 */
export const longestBody = 200_000;
export const longestWithPicture = 2_500_000;
export const longestBatch = 100_000;
export const longestOfStrangers = 20_000;
const withPicture = new Set<Name>(['uploadKyc', 'feedbackAdd']);

/** Whether a call is a batch of events, which visitors send, too, and which may be long. */
export const isBatch = (name: Name) => name === 'anonymous/appEventLogClient';

/** The maximum body length of a call, in bytes; without a session it is short, except for event batches. */
export function longestOf(name: Name, userId: number): number {
  if (isBatch(name)) return longestBatch;
  if (!userId) return longestOfStrangers;
  return withPicture.has(name) ? longestWithPicture : longestBody;
}

/** The endpoint name of a request's path, if there is such an endpoint. */
export function callOf(request: Request): Name | undefined {
  const name = new URL(request.url).pathname.slice(apiBase.length);
  return Object.hasOwn(endpoints, name) ? (name as Name) : undefined;
}

/** Whether a content type is JSON's, which a page of another origin can't send without permission. */
export const isJson = (type: string | null = '') => /^application\/json\s*(;|$)/i.test(type ?? '');

const bad = () => new Refusal(codes.badParameter, 'A JSON object is expected', { field: 'body' });

/** The request's JSON object, of at most this many bytes; throws a refusal for anything else. */
export async function bodyOf(request: Request, ...most: Bounds): Promise<Record<string, unknown>> {
  if (!isJson(request.headers.get('content-type'))) throw bad();
  const text = await textUpTo(request, ...most);
  if (text === undefined) throw bad();
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    throw bad();
  }
  throw bad();
}

/** What a body beyond the usual bound needs: `most`, evaluated once, is its own bound; `read` tells of its growth. */
interface Beyond {
  most(): Promise<number>;
  /** Tells how much of it has been read, bytes. */
  read(length: number): void;
  /** Aborts when it shall be read no further. */
  signal: AbortSignal;
}

/** How many bytes are read; and what a longer body needs. */
type Bounds = readonly [most: number, beyond?: Beyond];

/**
 * The text of a request's body; undefined if it is longer than its bounds, beyond which no more is read, or breaks off.
 */
export async function textUpTo(request: Request, ...[most, beyond]: Bounds): Promise<string | undefined> {
  let bound = most;
  async function isTooLong(length: number) {
    if (length > most && bound === most && beyond) bound = await beyond.most();
    return length > bound;
  }
  if (await isTooLong(Number(request.headers.get('content-length') ?? 0))) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const part of partsOf(request, beyond?.signal)) {
    length += part?.length ?? 0;
    if (!part || (await isTooLong(length))) return undefined;
    if (length > most) beyond?.read(length);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
}

/** The parts of a request's body; the last is undefined if it breaks off, or is read no further. */
async function* partsOf({ body }: Request, signal?: AbortSignal): AsyncGenerator<Uint8Array | undefined> {
  if (!body) return;
  const reader = body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
  const stop = () => void reader.cancel().catch(() => {});
  signal?.addEventListener('abort', stop);
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
    if (signal?.aborted) yield undefined;
  } catch {
    yield undefined;
  } finally {
    signal?.removeEventListener('abort', stop);
    stop();
  }
}

/** The value if it is a string, else an empty string. */
export const textOr = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether a value can be a `requestId`. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value);

/** The pattern of the header `x-request-id`. */
export const callIdPattern = String.raw`^[\w-]{1,64}$`;

/** The app's id of this one request, for the logs; empty if missing or invalid. */
export function callIdOf({ headers }: Request): string {
  const id = headers.get('x-request-id') ?? '';
  return new RegExp(callIdPattern).test(id) ? id : '';
}

/** The pattern of the header `traceparent` (W3C Trace Context), of this version and later ones. */
export const traceparentPattern = '^[0-9a-f]{2}-[0-9a-f]{32}-[0-9a-f]{16}-[0-9a-f]{2}$';

/** Whether an id or a version of a `traceparent` stands for none. */
const isNone = (part: string) => part === 'ff' || (part.length > 2 && /^0+$/.test(part));

/** The trace that the request belongs to, for the logs; empty if missing or invalid. */
export function traceIdOf({ headers }: Request): string {
  const header = headers.get('traceparent') ?? '';
  const parts = new RegExp(traceparentPattern).test(header) ? header.split('-').slice(0, 3) : [];
  return parts.some(isNone) ? '' : (parts[1] ?? '');
}

/** The request's `requestId`: required where value moves, optional elsewhere, where it only prevents duplicates. */
export function requestIdOf({ money }: Endpoint, { requestId }: Record<string, unknown>): string {
  if (isRequestId(requestId)) return requestId;
  if (money || requestId !== undefined)
    throw new Refusal(codes.badParameter, 'A requestId is needed', { field: 'requestId' });
  return '';
}

/** The time after which the request's act must not happen, epoch milliseconds; builds before this field don't send it. */
export function notAfterOf({ notAfter }: Record<string, unknown>): number | undefined {
  if (notAfter === undefined || Number.isSafeInteger(notAfter)) return notAfter as number | undefined;
  throw new Refusal(codes.badParameter, 'A time is expected', { field: 'notAfter' });
}

/**
 * A keyed hash of the request's input without its proofs and what may vary: equal for equal inputs, and no password can
 * be recovered from it.
 */
export function askedOf(
  { input, proofs = [], varying = [] }: Endpoint,
  body: Record<string, unknown>,
  secret: string,
): string {
  const checked = check(input, body);
  if (!checked.ok) return '';
  const uncompared = [...proofs, ...varying];
  const compared = Object.entries(checked.value as object).filter(([name]) => !uncompared.includes(name));
  return sign(JSON.stringify(Object.fromEntries(compared)), secret);
}

/** The events in a valid batch, for the record of received requests; none in the input of another call. */
export function eventsOf(input: unknown): ReceivedEvent[] {
  const { eventList = [] } = input as { eventList?: readonly ClientEvent[] };
  return eventList.map(({ eventId, sessionId, seq }) => ({ eventId, sessionId, seq }));
}
