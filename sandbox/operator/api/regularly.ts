import { lotteryTypes } from '#contract/rewards/lottery.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { roundToDraw } from '../lottery/rounds.ts';
import { settlePayouts } from '../money/payouts.ts';
import { subscribers } from '../push/notes.ts';
import { sendPushes } from '../push/sender.ts';

/** How often what has happened is looked for and sent, milliseconds. */
const interval = 2_000;

/**
 * Lets happen what is due for players who want to hear of it, though nobody looks: withdrawals end, lotteries are drawn.
 * Then sends what there is to tell.
 */
export async function pushDue(operator: OperatorContext, time: number): Promise<void> {
  const players = await subscribers(operator.db).distinct().execute();
  if (players.length === 0) return;
  for (const { userId } of players) await settlePayouts(operator.db, time, userId);
  for (const type of lotteryTypes) await roundToDraw(operator, type, time);
  await sendPushes(operator, time);
}

/** Does so every two seconds; returns how to end that, which waits for what is under way. */
export function pushRegularly(
  { context, now }: { context: OperatorContext; now(): number },
  report: (error: unknown) => void = console.error,
) {
  let last: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    last = last.then(() => pushDue(context, now())).catch(report);
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
