import { createPlaces, type Held } from '#sandbox/places.ts';
import { full, tooMany } from '../http/refusal.ts';
import { createUnderWay } from '../http/underWay.ts';

/** How many long bodies, such as pictures, are in memory at once, of one player and of all, until they are answered. */
const mostLongBodies = { ofOne: 6, ofAll: 100 };

/** The bytes that a long body must grow by in each period, milliseconds: a tenth of what the slowest networks carry, so that a pause ends nothing. */
export const leastRate = { bytes: 10_000, period: 20_000 };

/** A body that may be long, from its reading to the answer to its call. */
export interface LongBody {
  /** Aborts when it shall be read no further: its place is another's, or it hardly comes. */
  signal: AbortSignal;
  /** Announces a player's long body, from networks of these names; throws beyond the player's share. */
  announce(userId: number, networks: readonly string[]): void;
  /** Tells how much has been read, bytes; throws when there is no place for it. */
  read(length: number): void;
  /** Tells that it has been read whole: it holds its place until `end`, however long that takes. */
  hasCome(): void;
  /** The error to answer with instead of another. */
  reasonOf(error: unknown): unknown;
  /** Gives its place back, once its call is answered. */
  end(): void;
}

/**
 * Limits long bodies: a few of each player, and a number of all that are coming or wait for their answer. Those hold
 * their places by network, address and player, and the names with the most yield to others (`createPlaces`); one that
 * hardly comes is ended.
 */
export function createLongBodies() {
  const announced = createUnderWay(mostLongBodies.ofOne);
  const coming = createPlaces({ places: mostLongBodies.ofAll, placesOfOne: mostLongBodies.ofOne }, full);

  return function reading(): LongBody {
    const lost = new AbortController();
    const ends: (() => void)[] = [];
    /** Under which names it takes a place; of bodies of strangers, which are short, it takes none. */
    let names: readonly string[] | undefined;
    let held: Held | undefined;
    let watch: ReturnType<typeof setInterval> | undefined;
    let length = 0;

    function takePlace(by: readonly string[]) {
      const place = coming.take(by, () => lost.abort());
      let before = length;
      watch = setInterval(() => {
        if (length - before < leastRate.bytes) lost.abort();
        before = length;
      }, leastRate.period);
      ends.push(() => (clearInterval(watch), coming.giveBack(place)));
      return place;
    }

    return {
      signal: lost.signal,
      announce(userId, networks) {
        ends.push(announced.take(userId));
        names = [...networks, `player:${userId}`];
      },
      read(now) {
        length = now;
        if (names) held ??= takePlace(names);
      },
      hasCome: () => clearInterval(watch),
      reasonOf: (error) => (lost.signal.aborted ? tooMany('Too many or too slow') : error),
      end: () => ends.forEach((end) => end()),
    };
  };
}
