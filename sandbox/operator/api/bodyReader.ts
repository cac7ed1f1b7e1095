import * as codes from '#contract/codes.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { ownerOf } from '../deletion/owner.ts';
import { addressOf, namesOf, networksOf } from '../http/address.ts';
import { createMeter } from '../http/meter.ts';
import { Refusal, signedOut } from '../http/refusal.ts';
import { bodyOf, isBatch, longestBatch, longestOf, longestOfStrangers } from '../http/request.ts';
import { createLongBodies } from './longBodies.ts';

const second = 1_000;
const minute = 60 * second;

/** The body of a call, and what to do once the call is answered. */
interface ReadBody {
  body: Record<string, unknown>;
  end(): void;
}

/**
 * Reads the JSON object of a request. A body that is longer than anybody's is read for a session alone, a few of each
 * player at once until their calls are answered, and refused as logged out without. Long batches of events are also
 * counted before they are read, as it costs much to parse them.
 */
export function createBodyReader(db: Db, now: () => number) {
  const batches = createMeter({ most: longestBatch, period: minute });
  const reading = createLongBodies();

  return async function read(name: Name, request: Request, peer: string): Promise<ReadBody> {
    const endpoint: Endpoint = endpoints[name];
    const { announce, reasonOf, hasCome, end, ...beyond } = reading();

    /** The maximum length of this long body. */
    async function longestHere(): Promise<number> {
      const userId = await ownerOf(db, request.headers.get('authorization') ?? '', now());
      if (!endpoint.public && !userId) throw signedOut();
      const address = addressOf(request, peer);
      if (isBatch(name)) {
        const length = Number(request.headers.get('content-length')) || longestBatch;
        const wait = batches.take(userId ? `player:${userId}` : networksOf(address), length, now());
        if (wait) throw new Refusal(codes.tooOften, 'Too many events', { retryAfter: Math.ceil(wait / second) });
      }
      if (userId) announce(userId, namesOf(address));
      return longestOf(name, userId);
    }

    try {
      const body = await bodyOf(request, longestOfStrangers, { most: longestHere, ...beyond });
      hasCome();
      return { body, end };
    } catch (error) {
      end();
      throw reasonOf(error);
    }
  };
}
