import { createPlaces, type PlaceLimits } from '#sandbox/places.ts';
import type { Context } from '../context/handlers.ts';
import { namesOf } from '../http/address.ts';
import { full } from '../http/refusal.ts';

/** The length of the longest answer that takes no place, bytes as sent: the system takes about as much by itself. */
export const longestShort = 64_000;

/** How many long answers wait for their clients at once, of one player, or one address of visitors, and of all. */
const mostLongAnswers = {
  ofPlayers: { places: 100, placesOfOne: 6 },
  ofVisitors: { places: 100, placesOfOne: 30 },
} as const satisfies Record<string, PlaceLimits>;

/** How much of an answer is handed over at once, bytes: its end is reached only when nearly all has been taken. */
const pieceLength = 16_000;

/**
 * Limits long answers that clients haven't taken yet: a few of each player, some of each address of visitors, and a
 * number of all. They hold their places by network, address and player, and of the names with the most one yields to
 * others (`createPlaces`): its connection is ended. Beyond, `full` is thrown.
 */
export function createLongAnswers() {
  const ofPlayers = createPlaces(mostLongAnswers.ofPlayers, full);
  const ofVisitors = createPlaces(mostLongAnswers.ofVisitors, full);

  return function untilTaken(response: Response, { userId, address }: Pick<Context, 'userId' | 'address'>): Response {
    if (!response.body || Number(response.headers.get('content-length')) <= longestShort) return response;
    const places = userId ? ofPlayers : ofVisitors;
    let lose = () => {};
    const names = [...namesOf(address), ...(userId ? [`player:${userId}`] : [])];
    const held = places.take(names, () => lose());
    const source = response.body.getReader() as ReadableStreamDefaultReader<Uint8Array>;
    let rest: Uint8Array = new Uint8Array();
    const body = new ReadableStream<Uint8Array>(
      {
        start(controller) {
          lose = () => controller.error(new Error('Another answer has the place of this one'));
        },
        async pull(controller) {
          if (rest.length === 0) {
            const { done, value } = await source.read();
            if (done) {
              places.giveBack(held);
              controller.close();
              return;
            }
            rest = value;
          }
          controller.enqueue(rest.subarray(0, pieceLength));
          rest = rest.subarray(pieceLength);
        },
        cancel: () => places.giveBack(held),
      },
      { highWaterMark: 0 },
    );
    return new Response(body, { status: response.status, headers: response.headers });
  };
}
