import * as codes from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { check } from '#contract/schema.ts';
import { Refusal } from './refusal.ts';
import type { ReceivedEvent } from '#sandbox/qa/history.ts';
import { sign } from '#sandbox/signature.ts';

/** Path prefix of every API call. */
export const apiBase = '/app/v1/';

/** Maximum length of a request body in bytes, and of one with pictures: a paper, or all of a feedback. */
const longestBody = 1_000_000;
export const longestWithPicture = 2_500_000;
const withPicture = /\/(uploadKyc|feedbackAdd)$/;

/** The endpoint name of a request's path, if there is such an endpoint. */
export function callOf(request: Request): Name | undefined {
  const name = new URL(request.url).pathname.slice(apiBase.length);
  return Object.hasOwn(endpoints, name) ? (name as Name) : undefined;
}

/** Whether a content type is JSON's, which a page of another origin can't send without being allowed to. */
export const isJson = (type: string | null = '') => /^application\/json\s*(;|$)/i.test(type ?? '');

/** The request's JSON object; throws a refusal for anything else. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const bad = new Refusal(codes.badParameter, 'A JSON object is expected', { field: 'body' });
  if (!isJson(request.headers.get('content-type'))) throw bad;
  const most = withPicture.test(new URL(request.url).pathname) ? longestWithPicture : longestBody;
  const text = await textUpTo(request, most);
  if (text === undefined) throw bad;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    throw bad;
  }
  throw bad;
}

/** The text of a request's body; undefined if it is longer than so many bytes, of which no more are read. */
export async function textUpTo(request: Request, most: number): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > most) return undefined;
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > most) return undefined;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** The value if it is a string, else an empty string. */
export const textOr = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether a value can be a `requestId`. */
export const isRequestId = (value: unknown): value is string =>
  typeof value === 'string' && /^[\w-]{8,64}$/.test(value);

/** What the header `x-request-id` looks like, as a pattern. */
export const callIdPattern = String.raw`^[\w-]{1,64}$`;

/** The id that the app gave this one request, for the logs; empty where it gave none, or something else. */
export function callIdOf({ headers }: Request): string {
  const id = headers.get('x-request-id') ?? '';
  return new RegExp(callIdPattern).test(id) ? id : '';
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

/** What the request asks for, as a keyed hash: equal for equal inputs, and nobody reads a password out of it. */
export function askedOf({ input }: Endpoint, body: Record<string, unknown>, secret: string): string {
  const checked = check(input, body);
  return checked.ok ? sign(JSON.stringify(checked.value), secret) : '';
}

/** The analytics events in a batch, for the record of received requests. */
export function eventsOf({ eventList }: Record<string, unknown>): ReceivedEvent[] {
  if (!Array.isArray(eventList)) return [];
  return eventList.map((event: unknown) => {
    const { eventId, sessionId, seq } = (event ?? {}) as Record<string, unknown>;
    return { eventId: textOr(eventId), sessionId: textOr(sessionId), seq: Number(seq) };
  });
}
