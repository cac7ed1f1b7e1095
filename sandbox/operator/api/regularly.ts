import { lotteryTypes } from '#contract/rewards/lottery.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { roundToDraw } from '../lottery/rounds.ts';
import { settlePayouts } from '../money/payouts.ts';
import { subscribers } from '../push/notes.ts';
import { sendPushes } from './sendPushes.ts';

/** How often events are collected and sent, milliseconds. */
const interval = 2_000;

/**
 * Runs what is due for players with notifications even without a request: withdrawals end, lotteries are drawn. Then
 * sends the messages.
 */
export async function pushDue(operator: OperatorContext, time: number): Promise<void> {
  if (!(await subscribers(operator.db).limit(1).executeTakeFirst())) return;
  await settlePayouts(operator.db, time, subscribers(operator.db));
  for (const type of lotteryTypes) await roundToDraw(operator, type, time);
  await sendPushes(operator, time);
}

/** Repeats that every two seconds, unless it still runs; returns how to stop, which waits for the current run. */
export function pushRegularly(
  { context, now }: { context: OperatorContext; now(): number },
  report: (error: unknown) => void = console.error,
) {
  let last: Promise<void> | undefined;
  const timer = setInterval(() => {
    last ??= pushDue(context, now())
      .catch(report)
      .finally(() => (last = undefined));
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
  };
}
