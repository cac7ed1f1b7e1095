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
export async function pushDue(
  operator: OperatorContext,
  time: number,
  send: (operator: OperatorContext, time: number) => Promise<unknown> = sendPushes,
): Promise<void> {
  if (!(await subscribers(operator.db).limit(1).executeTakeFirst())) return;
  await settlePayouts(operator.db, time, subscribers(operator.db));
  for (const type of lotteryTypes) await roundToDraw(operator, type, time);
  await send(operator, time);
}

/**
 * Repeats that every two seconds, unless it still runs; returns how to stop, which waits for the current run. Messages
 * that are still being sent hold up only the next ones, and not what is due.
 */
export function pushRegularly(
  { context, now }: { context: OperatorContext; now(): number },
  report: (error: unknown) => void = console.error,
) {
  let last: Promise<void> | undefined;
  let sending: Promise<unknown> | undefined;
  const beginToSend = async (operator: OperatorContext, time: number) => {
    sending ??= sendPushes(operator, time, report)
      .catch(report)
      .finally(() => (sending = undefined));
  };
  const timer = setInterval(() => {
    last ??= pushDue(context, now(), beginToSend)
      .catch(report)
      .finally(() => (last = undefined));
  }, interval);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await last;
    await sending;
  };
}
