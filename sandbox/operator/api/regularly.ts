import { lotteryTypes } from '#contract/rewards/lottery.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { roundToDraw } from '../lottery/rounds.ts';
import { settlePayouts } from '../money/payouts.ts';
import { subscribers } from '../push/notes.ts';
import { sendPushes } from '../push/sender.ts';

/** How often events are collected and sent, milliseconds. */
const interval = 2_000;

/**
 * Runs what is due for players with notifications even without a request: withdrawals end, lotteries are drawn. Then
 * sends the messages.
 */
export async function pushDue(operator: OperatorContext, time: number): Promise<void> {
  const players = await subscribers(operator.db).distinct().execute();
  if (players.length === 0) return;
  for (const { userId } of players) await settlePayouts(operator.db, time, userId);
  for (const type of lotteryTypes) await roundToDraw(operator, type, time);
  await sendPushes(operator, time);
}

/** Repeats that every two seconds; returns how to stop, which waits for the current run. */
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
