import { lotteryTypes } from '#contract/rewards/lottery.ts';
import { attemptEach, throwError, type Report } from '../context/attemptEach.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { roundToDraw } from '../lottery/rounds.ts';
import { settlePayouts } from '../money/payouts.ts';
import { subscribers } from '../push/notes.ts';
import { sendPushes } from './sendPushes.ts';

/** How often events are collected and sent, milliseconds. */
const interval = 2_000;

interface Run {
  /** Sends the messages. */
  send?: (operator: OperatorContext, time: number) => Promise<unknown>;
  report?: Report;
}

/**
 * Runs what is due for players with notifications even without a request: withdrawals end, lotteries are drawn. Then
 * sends the messages. With a report, what fails for one withdrawal or draw holds up nothing else.
 */
export async function pushDue(
  operator: OperatorContext,
  time: number,
  { send = sendPushes, report = throwError }: Run = {},
): Promise<void> {
  const { db } = operator;
  if (!(await subscribers(db).limit(1).executeTakeFirst())) return;
  const draws = lotteryTypes.map((type) => () => roundToDraw(operator, type, time));
  const settle = () => settlePayouts(db, time, subscribers(db), report);
  await attemptEach([settle, ...draws, () => send(operator, time)], (each) => each(), report);
}

/**
 * Repeats that every two seconds, unless it still runs; returns how to stop, which waits for the current run. Messages
 * that are still being sent hold up only the next ones, and not what is due.
 */
export function pushRegularly(
  { context, now }: { context: OperatorContext; now(): number },
  report: Report = console.error,
) {
  let last: Promise<void> | undefined;
  let sending: Promise<unknown> | undefined;
  const beginToSend = async (operator: OperatorContext, time: number) => {
    sending ??= sendPushes(operator, time, report)
      .catch(report)
      .finally(() => (sending = undefined));
  };
  const timer = setInterval(() => {
    last ??= pushDue(context, now(), { send: beginToSend, report })
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
