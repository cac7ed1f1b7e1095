import { expect, type Page } from 'playwright/test';
import { batchSize } from '#worker/features/events/eventQueue.ts';
import { sandbox } from './sandbox.ts';
import { see } from './visibility.ts';
import type { Seen } from './watch.ts';

interface Around {
  /** When the test began, epoch milliseconds. */
  started: number;
  /** Workers of the tests before, whose numbers are theirs. */
  former: ReadonlySet<string>;
  /** The pages that are still open. */
  pages: readonly Page[];
  /** Where the operator's pages are, by the origin of the app. */
  operatorOf(app: string): string;
}

/** How often the operator is asked, milliseconds. */
const intervals = [50, 100, 200];

/** What the checker says of lost events is heard too. */
const softly = expect.configure({ soft: true });

/** How long the last events may be on their way, milliseconds. */
const patience = 15_000;

/**
 * Waits until the operator has exactly the events that were tracked: every one that a page heard of, and of every
 * worker, which numbers what it writes down, all from the first on, each number once.
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
    if (late.length > 0 && late.length <= batchSize && !aside) {
      aside = true;
      // A page that is put aside beacons the last batch, and nobody waits for the queue's next round, which comes all the
      // same where a page hangs or has gone.
      for (const page of pages) void see(page, 'hidden').catch(() => {});
    }
    return late.length > 0 ? late : gaps(received.filter(({ sessionId }) => !former.has(sessionId)));
  };
  await softly.poll(missing, { message: 'events lost or doubled', timeout: patience, intervals }).toEqual([]);
}

/** How long a queue may take that fifty workers left behind: a full batch goes every two seconds, and some of it had come before. */
const backlog = 120_000;

/** Waits until the operator has these events, whatever else it has. */
export async function allCame(ids: readonly string[], started: number) {
  const missing = async () => {
    const came = new Set((await sandbox.receivedEvents(started)).map(({ eventId }) => eventId));
    return ids.filter((id) => !came.has(id));
  };
  await expect.poll(missing, { message: 'events lost', timeout: backlog }).toEqual([]);
}

/** The numbers of every worker whose events don't begin with 1, or leave out or repeat a number. */
function gaps(received: readonly { eventId: string; sessionId: string; seq: number }[]) {
  const numbers: Record<string, number[]> = {};
  for (const { sessionId, seq } of new Map(received.map((event) => [event.eventId, event])).values())
    (numbers[sessionId] ??= []).push(seq);
  return Object.values(numbers)
    .map((seqs) => seqs.toSorted((a, b) => a - b))
    .filter((seqs) => seqs.some((seq, i) => seq !== i + 1));
}
