import type { Funds } from './funds.ts';
import { playRound, type Round, type RoundWorld } from './rounds.ts';
import type { WalletSession } from './wallet.ts';

/** One player in one game at the provider, from launch until it has been idle for long. */
export interface Seat {
  facts: WalletSession;
  funds: Funds;
  /** The bets offered, in hundredths. */
  bets: number[];
  rounds: Map<string, Promise<Round>>;
  playing: boolean;
  usedAt: number;
}

/** Idle time after which a seat is removed, in milliseconds. */
const idleLimit = 12 * 60 * 60 * 1_000;

/** How many of its latest rounds a seat remembers, for idempotency. */
const roundsKept = 50;

/** The provider's seats, by the operator's session id. */
export function createSeats(now: () => number) {
  const seats = new Map<string, Seat>();
  return {
    sit(facts: WalletSession, funds: Funds, bets: number[]): Seat {
      for (const [session, { usedAt }] of seats) if (now() - usedAt > idleLimit) seats.delete(session);
      const seat: Seat = { facts, funds, bets, rounds: new Map(), playing: false, usedAt: now() };
      seats.set(facts.session, seat);
      return seat;
    },
    at(session: string): Seat | undefined {
      const seat = seats.get(session);
      if (seat) seat.usedAt = now();
      return seat;
    },
  };
}

/** Thrown when another round of the seat is still running. */
export class SeatBusy extends Error {
  override readonly name = 'SeatBusy';
}

/** Plays a round at a seat, one at a time; idempotent by round id: a known round is returned again. */
export function playAt(seat: Seat, roundId: string, bet: number, world: RoundWorld): Promise<Round> {
  const known = seat.rounds.get(roundId);
  if (known) return known;
  if (seat.playing) return Promise.reject(new SeatBusy());

  seat.playing = true;
  const round = playRound(seat.funds, roundId, bet, world).finally(() => {
    seat.playing = false;
  });
  seat.rounds.set(roundId, round);
  const [oldest] = seat.rounds.keys();
  if (seat.rounds.size > roundsKept) seat.rounds.delete(oldest!);
  return round;
}
