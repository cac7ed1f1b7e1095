import * as codes from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { Refusal } from './refusal.ts';
import type { ReceivedEvent } from '#sandbox/qa/history.ts';

/** Under which every call is. */
export const apiBase = '/app/v1/';

/** A body may have this many characters; one with a picture in it more. */
const longestBody = 1_000_000;
const longestWithPicture = 2_500_000;
const withPicture = /\/uploadKyc$/;

/** The call that a request is for, if there is one by that name. */
export function callOf(request: Request): Name | undefined {
  const name = new URL(request.url).pathname.slice(apiBase.length);
  return Object.hasOwn(endpoints, name) ? (name as Name) : undefined;
}

/** What a request says: a JSON object, or a refusal. */
export async function bodyOf(request: Request): Promise<Record<string, unknown>> {
  const bad = new Refusal(codes.badParameter, 'A JSON object is expected', { field: 'body' });
  if (!/^application\/json\b/.test(request.headers.get('content-type') ?? '')) throw bad;
  const text = await request.text();
  if (text.length > (withPicture.test(new URL(request.url).pathname) ? longestWithPicture : longestBody)) throw bad;
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body && !Array.isArray(body)) return body as Record<string, unknown>;
  } catch {
    throw bad;
  }
  throw bad;
}

/** A text, or an empty one in place of anything else. */
export const textOr = (value: unknown) => (typeof value === 'string' ? value : '');

/** The name of an act: needed where value moves, welcome where the operator would rather not do a thing twice. */
export function requestIdOf({ money }: Endpoint, { requestId }: Record<string, unknown>): string {
  if (typeof requestId === 'string' && /^[\w-]{8,64}$/.test(requestId)) return requestId;
  if (money || requestId !== undefined)
    throw new Refusal(codes.badParameter, 'A requestId is needed', { field: 'requestId' });
  return '';
}

/** Which events are in a batch, for the record of what was received. */
export function eventsOf({ eventList }: Record<string, unknown>): ReceivedEvent[] {
  if (!Array.isArray(eventList)) return [];
  return eventList.map((event: unknown) => {
    const { eventId, sessionId, seq } = (event ?? {}) as Record<string, unknown>;
    return { eventId: textOr(eventId), sessionId: textOr(sessionId), seq: Number(seq) };
  });
}
