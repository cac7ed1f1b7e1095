import { expect, type Page } from 'playwright/test';
import { eventBatch } from '#contract/events.ts';
import { period } from '#worker/features/events/eventLog.ts';
import { sandbox } from './sandbox.ts';
import { see } from './visibility.ts';
import type { Seen } from './watch.ts';

interface Around {
  /** When the test began, epoch milliseconds. */
  started: number;
  /** Workers from earlier tests, whose sequence numbers are not checked here. */
  former: ReadonlySet<string>;
  /** The pages that are still open. */
  pages: readonly Page[];
  /** The origin of the back office, by the origin of the app. */
  operatorOf(app: string): string;
}

/** Polling intervals of the operator, milliseconds. */
const intervals = [50, 100, 200];

/** Soft expectations, so that the checker's report on lost events is shown too. */
const softly = expect.configure({ soft: true });

/** How long the last events may be in flight, milliseconds. */
const patience = 15_000;

/** How long a queue of so many events may take, which is sent in full batches, one a period; milliseconds. */
const patienceFor = (count: number) => patience + Math.ceil(count / eventBatch) * period;

/**
 * Waits until the operator has exactly the tracked events: every one reported to a page, and for every worker a gapless
 * sequence from 1 without repeats.
 */
export async function exactlyCame(tracked: Seen['tracked'], around: Around) {
  for (const [origin, events] of tracked) await cameFrom(origin, events, around);
}

async function cameFrom(
  origin: string,
  tracked: ReadonlyMap<string, string>,
  { started, former, pages, operatorOf }: Around,
) {
  const operator = operatorOf(origin);
  let aside = false;
  const missing = async () => {
    const received = await sandbox.receivedEvents(started, operator);
    const ids = new Set(received.map(({ eventId }) => eventId));
    const late = [...tracked].filter(([id]) => !ids.has(id));
    if (late.length > 0 && late.length <= eventBatch && !aside) {
      aside = true;
      // A hidden page sends its last batch at once, which saves waiting for the queue's next round; that still follows
      // where a page hangs or has gone.
      for (const page of pages) void see(page, 'hidden').catch(() => {});
    }
    return late.length > 0 ? late : gaps(received.filter(({ sessionId }) => !former.has(sessionId)));
  };
  await softly
    .poll(missing, { message: 'events lost or doubled', timeout: patienceFor(tracked.size), intervals })
    .toEqual([]);
}

/** Timeout for a queue left by fifty workers, of which a full batch is sent every two seconds; milliseconds. */
const backlog = 120_000;

/** Waits until the operator has at least these events. */
export async function allCame(ids: readonly string[], started: number) {
  const missing = async () => {
    const came = new Set((await sandbox.receivedEvents(started)).map(({ eventId }) => eventId));
    return ids.filter((id) => !came.has(id));
  };
  await expect.poll(missing, { message: 'events lost', timeout: backlog }).toEqual([]);
}

/** The sequence numbers of every worker whose events don't begin at 1, or have gaps or duplicates. */
function gaps(received: readonly { eventId: string; sessionId: string; seq: number }[]) {
  const numbers: Record<string, number[]> = {};
  for (const { sessionId, seq } of new Map(received.map((event) => [event.eventId, event])).values())
    (numbers[sessionId] ??= []).push(seq);
  return Object.values(numbers)
    .map((seqs) => seqs.toSorted((a, b) => a - b))
    .filter((seqs) => seqs.some((seq, i) => seq !== i + 1));
}
