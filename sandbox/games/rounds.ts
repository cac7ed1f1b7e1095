import type { Funds } from './funds.ts';
import type { Random } from '../random.ts';
import { winOf, type Drawn, type Kind } from './kinds/kind.ts';
import { WalletRefusal, WrongTime } from './wallet.ts';

/** A finished round as sent to the page: the draw, the win and the balance after it, in hundredths. */
export interface Round extends Drawn {
  roundId: string;
  bet: number;
  choice: string;
  win: number;
  coin: number;
}

/** The round did not take place: its bet was rolled back or never taken. */
export class RoundVoid extends Error {
  override readonly name = 'RoundVoid';
}

/** The dependencies of a round besides its funds. */
export interface RoundWorld {
  /** The random numbers of a round by its name: always the same ones. */
  randomOf(name: string): Random;
  /** Waits this many milliseconds. */
  pause(milliseconds: number): Promise<void>;
}

/** Retry delays of settling a round, in milliseconds; the last one repeats. */
export const settlePauses = [200, 500, 1_000, 2_000, 5_000, 15_000, 30_000];

/** After this many attempts (about an hour) a round is left to the operator's reconciliation. */
const settleTries = 120;

/** The operator's error for a bet that it has already: the round has its outcome, and is settled with that one. */
const alreadyTaken = 'alreadyTaken';

/** The name of a round: a session and its id, so that nobody plays the round of another. */
interface Name {
  session: string;
  roundId: string;
}

/** A player's stake: a bet, in hundredths, on one of the choices of a kind of game. */
export interface Stake {
  kind: Kind;
  bet: number;
  choice: string;
}

/**
 * Plays one round: takes the bet, draws the round's permanent outcome, and settles it, a lost one with 0. Retries
 * until it is settled: the win is posted until the operator has it, and a bet with an unknown outcome is rolled back
 * until the operator confirms. A bet refused by its time has moved nothing: the page repeats the round.
 */
export async function playRound(funds: Funds, name: Name, stake: Stake, world: RoundWorld): Promise<Round> {
  const { roundId } = name;
  const { bet, choice } = stake;
  await takeBet(funds, roundId, bet, world);
  const outcome = await draw(funds, name, stake, world);
  const win = winOf(outcome, bet);
  return { ...outcome, roundId, bet, choice, win, coin: await settle(() => funds.win(roundId, win), world) };
}

async function takeBet(funds: Funds, roundId: string, bet: number, world: RoundWorld): Promise<void> {
  try {
    await funds.bet(roundId, bet);
  } catch (error) {
    if (error instanceof WrongTime) throw error;
    if (!(error instanceof WalletRefusal)) await giveUp(funds, roundId, world, error);
    else if (error.code !== alreadyTaken) throw error;
  }
}

async function draw(funds: Funds, { session, roundId }: Name, stake: Stake, world: RoundWorld): Promise<Drawn> {
  try {
    return stake.kind.draw(world.randomOf(`${session} ${roundId}`), stake.choice);
  } catch (error) {
    return giveUp(funds, roundId, world, error);
  }
}

async function giveUp(funds: Funds, roundId: string, world: RoundWorld, cause: unknown): Promise<never> {
  await settle(() => funds.rollback(roundId), world);
  throw new RoundVoid(`Round ${roundId} was undone`, { cause });
}

/** Retries a call until the operator answers; a refusal is an answer, unless of the call's time. */
async function settle(post: () => Promise<number>, { pause }: RoundWorld): Promise<number> {
  for (let tries = 1; ; tries++) {
    try {
      return await post();
    } catch (error) {
      if (error instanceof WalletRefusal || tries === settleTries) throw error;
      await pause(settlePauses[tries - 1] ?? settlePauses.at(-1)!);
    }
  }
}
