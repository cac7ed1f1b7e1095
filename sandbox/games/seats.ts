import type { Funds } from './funds.ts';
import type { Kind } from './kinds/kind.ts';
import { playRound, RoundVoid, type Round, type RoundWorld } from './rounds.ts';
import { WalletRefusal, type WalletSession } from './wallet.ts';

/** One player in one game at the provider, from launch until it has been idle for long, or a restart. */
export interface Seat {
  facts: WalletSession;
  funds: Funds;
  kind: Kind;
  /** The bets offered, in hundredths. */
  bets: number[];
  rounds: Map<string, Promise<Round>>;
  playing: boolean;
  usedAt: number;
}

/** Idle time after which a seat is removed, in milliseconds. */
const idleLimit = 12 * 60 * 60 * 1_000;

/** How many of its latest rounds a seat keeps; the operator knows that older ones are over. */
const roundsKept = 50;

/** Max seats: a further player replaces the one who has been idle longest. */
export const mostSeats = 1_000;

/** The provider's seats, by the operator's session id. */
export function createSeats(now: () => number) {
  /** The least recently used first. */
  const seats = new Map<string, Seat>();

  function touch(seat: Seat): Seat {
    seat.usedAt = now();
    seats.delete(seat.facts.session);
    seats.set(seat.facts.session, seat);
    return seat;
  }

  return {
    sit(facts: WalletSession, funds: Funds, kind: Kind, bets: number[]): Seat {
      const seat = touch({ facts, funds, kind, bets, rounds: new Map(), playing: false, usedAt: now() });
      for (const [session, { usedAt }] of seats) {
        if (seats.size <= mostSeats && now() - usedAt <= idleLimit) break;
        seats.delete(session);
      }
      return seat;
    },
    at(session: string): Seat | undefined {
      const seat = seats.get(session);
      return seat && touch(seat);
    },
  };
}

/** Thrown when another round of the seat is still running. */
export class SeatBusy extends Error {
  override readonly name = 'SeatBusy';
}

/**
 * A round that the page asks for, with one of the seat's bets and one of its kind's choices. The operator knows its
 * bet and, once settled, its win, so that a later copy with another choice can't change either.
 */
export interface RoundInput {
  roundId: string;
  bet: number;
  choice: string;
}

/** Whether a round has ended by this error; after all others it is still open, and settled when the page repeats it. */
const isFinal = (error: unknown) => error instanceof WalletRefusal || error instanceof RoundVoid;

/** Plays a round at a seat, one at a time; idempotent by round id: a known round is returned again. */
export function playAt(seat: Seat, { roundId, bet, choice }: RoundInput, world: RoundWorld): Promise<Round> {
  const known = seat.rounds.get(roundId);
  if (known) return known;
  if (seat.playing) return Promise.reject(new SeatBusy());

  seat.playing = true;
  const name = { session: seat.facts.session, roundId };
  const round = playRound(seat.funds, name, { kind: seat.kind, bet, choice }, world)
    .catch((error: unknown) => {
      if (!isFinal(error)) seat.rounds.delete(roundId);
      throw error;
    })
    .finally(() => {
      seat.playing = false;
    });
  seat.rounds.set(roundId, round);
  const [oldest] = seat.rounds.keys();
  if (seat.rounds.size > roundsKept) seat.rounds.delete(oldest!);
  return round;
}
