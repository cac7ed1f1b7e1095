import type { Funds } from './funds.ts';
import { spin, winOf, type Outcome, type Random } from './slot.ts';
import { WalletRefusal } from './wallet.ts';

/** A finished round as sent to the page: the outcome, the win and the balance after it, in hundredths. */
export interface Round extends Outcome {
  roundId: string;
  bet: number;
  win: number;
  coin: number;
}

/** The round did not take place: its bet was rolled back or never taken. */
export class RoundVoid extends Error {
  override readonly name = 'RoundVoid';
}

/** The dependencies of a round besides its funds: a random generator, and a pause of so many milliseconds. */
export interface RoundWorld {
  random: Random;
  pause(milliseconds: number): Promise<void>;
}

/** Retry delays of settling a round, in milliseconds; the last one repeats. */
const settlePauses = [200, 500, 1_000, 2_000, 5_000, 15_000, 30_000];

/** After this many attempts (about an hour) a round is left to the operator's reconciliation. */
const settleTries = 120;

/**
 * Plays one round: takes the bet, draws the outcome, credits the win. Retries until it is settled: a win is posted
 * until the operator has it, and a bet with an unknown outcome is rolled back until the operator confirms.
 */
export async function playRound(funds: Funds, roundId: string, bet: number, world: RoundWorld): Promise<Round> {
  const coin = await takeBet(funds, roundId, bet, world);
  const outcome = await draw(funds, roundId, world);
  const win = winOf(outcome, bet);
  return { ...outcome, roundId, bet, win, coin: win > 0 ? await settle(() => funds.win(roundId, win), world) : coin };
}

async function takeBet(funds: Funds, roundId: string, bet: number, world: RoundWorld): Promise<number> {
  try {
    return await funds.bet(roundId, bet);
  } catch (error) {
    if (error instanceof WalletRefusal) throw error;
    return giveUp(funds, roundId, world, error);
  }
}

async function draw(funds: Funds, roundId: string, world: RoundWorld): Promise<Outcome> {
  try {
    return spin(world.random);
  } catch (error) {
    return giveUp(funds, roundId, world, error);
  }
}

async function giveUp(funds: Funds, roundId: string, world: RoundWorld, cause: unknown): Promise<never> {
  await settle(() => funds.rollback(roundId), world);
  throw new RoundVoid(`Round ${roundId} was undone`, { cause });
}

/** Retries a call until the operator answers; a refusal is an answer. */
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
