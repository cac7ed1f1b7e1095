import * as codes from '#contract/codes.ts';
import { clientEvent, type ClientEvent } from '#contract/endpoints/events.ts';
import { Failure } from '#contract/failure.ts';
import { check } from '#contract/schema.ts';
import { storable } from '#contract/storable.ts';
import type { Core } from '#worker/core/core.ts';
import type { Queued } from '#worker/storage/storage.ts';

/** This many equal failures over the same events suggest that the events are the cause. */
const equalFailures = 3;

/** Codes about the operator's state, independent of the request. */
const unrelated: readonly number[] = [codes.tooOften, codes.maintenance];

/**
 * Codes about the request itself, now and later: a wrong parameter, and a gateway's refusal of a body that is too
 * large or unprocessable.
 */
const final: readonly number[] = [codes.badParameter, 413, 422];

/** Whether a failure may be due to the request: the operator has answered, and not about its own state. */
const isAnswered = (error: unknown): error is Failure =>
  error instanceof Failure && ['server', 'refused', 'garbled'].includes(error.kind) && !unrelated.includes(error.code);

function halvesOf<T>(all: T[]): T[][] {
  const half = Math.ceil(all.length / 2);
  return [all.slice(0, half), all.slice(half)].filter(({ length }) => length > 0);
}

/** A copy of an event that databases can store; an unstorable one would block all behind it. */
const storableEvent = (event: ClientEvent) =>
  JSON.parse(JSON.stringify(event), (_, value: unknown) =>
    typeof value === 'string' ? storable(value) : value,
  ) as ClientEvent;

interface Settings {
  /** The most events of a batch. */
  batchSize: number;
  /** How often a batch is sent, milliseconds. */
  period: number;
  /** The most characters of an event. */
  maxCharacters: number;
  /** Called with the ids of acknowledged events, from any tab. */
  acknowledged(ids: string[]): void;
}

export type EventQueue = ReturnType<typeof createEventQueue>;

/**
 * The queue of analytics events: stored on the device until the operator acknowledges them, and sent in batches by the
 * leader for all tabs.
 */
export function createEventQueue(
  { world, stores, storage, call, leaderTasks, bus, on }: Core,
  { batchSize, period, maxCharacters, acknowledged }: Settings,
) {
  let waiting = true;
  let scheduled = false;
  /** The latest failure, over which events, and how often in a row. */
  let failing = { what: '', times: 0 };
  /** Keys of events that the operator repeatedly fails over: they stay on the device for the next start. */
  const setAside = new Set<string>();

  const table = async () => (await storage()).open.events;

  /** The key keeps events in the order they happened. */
  const keyOf = ({ eventTime, seq, eventId }: ClientEvent) =>
    `${String(eventTime).padStart(14, '0')} ${String(seq).padStart(6, '0')} ${eventId}`;

  /** Sends from this tab, because no other tab can. */
  function sendAlone() {
    if (scheduled) return;
    scheduled = true;
    const sendOnce = async () => {
      if (!stores.network.down) await flush().catch(() => {});
      scheduled = false;
      if (waiting && !leaderTasks.leading()) sendAlone();
    };
    world.after(period, () => void sendOnce());
  }

  /** Reads the oldest events, except those set aside; invalid rows are dropped. */
  async function readOldest(count: number) {
    const queue = await table();
    const rows = (await queue.first(count + setAside.size)).filter(({ key }) => !setAside.has(key)).slice(0, count);
    const invalid = rows.filter(({ event }) => !check(clientEvent, event).ok);
    if (invalid.length > 0) await queue.drop(...invalid.map(({ key }) => key));
    stores.storage.dropped += invalid.length;
    if (rows.length === count) waiting = true;
    return rows.filter((row) => !invalid.includes(row));
  }

  /** Sends the oldest batch; resolves with whether there was one. */
  async function round(): Promise<boolean> {
    if (!waiting || !stores.network.onLine) return false;
    // Events stored while this round reads are for the next one.
    waiting = false;
    try {
      const batch = await readOldest(batchSize);
      if (batch.length === 0) return false;
      await send(batch);
      return true;
    } catch (error) {
      waiting = true;
      throw error;
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  /**
   * Runs a round after the current one, so that each event is in one of them. Device errors wait for the next round;
   * the caller handles failures of the call.
   */
  function flush() {
    const next = last.then(round).catch((error: unknown) => (error instanceof Failure ? Promise.reject(error) : false));
    last = next.catch(() => {});
    return next;
  }

  /** Whether no other tab can read this worker's memory. */
  const isAlone = () => stores.storage.mode === 'memory' || stores.storage.outdated;

  /** Sends events, and removes them from the queue once the operator has them. */
  async function deliver(rows: Queued[]): Promise<void> {
    await call('anonymous/appEventLogClient', { eventList: rows.map(({ event }) => event) });
    failing = { what: '', times: 0 };
    const ids = rows.map(({ event }) => event.eventId);
    await (await table()).drop(...rows.map(({ key }) => key));
    acknowledged(ids);
    bus.publish({ kind: 'acknowledged', ids });
  }

  /** Sends a batch. Events that the operator refuses or repeatedly fails over don't block those behind them. */
  async function send(batch: Queued[]): Promise<void> {
    try {
      await deliver(batch);
    } catch (error) {
      if (!isAnswered(error)) throw error;
      if (final.includes(error.code)) return divide(batch, error);
      const what = `${batch[0]!.key} ${error.kind} ${error.code}`;
      failing = { what, times: what === failing.what ? failing.times + 1 : 1 };
      if (failing.times % equalFailures > 0) throw error;
      await sift(batch, error);
    }
  }

  /** Finds out whether the operator fails over these events, and over which, or over all. */
  async function sift(batch: Queued[], error: Failure): Promise<void> {
    const behind = (await readOldest(2 * batchSize)).slice(batch.length);
    if (batch.length + behind.length === 1) throw error;
    const halves = halvesOf(batch);
    const failed: Queued[][] = [];
    for (const rows of [behind, ...halves].filter(({ length }) => length > 0))
      await deliver(rows).catch((reason: unknown) => (isAnswered(reason) ? failed.push(rows) : Promise.reject(reason)));
    if (failed.length === halves.length + Number(behind.length > 0)) throw error;
    for (const rows of failed) if (rows !== behind) await divide(rows, error);
  }

  /** Sends the halves of a failed batch until the failing events are isolated. */
  async function divide(rows: Queued[], error: Failure): Promise<void> {
    if (rows.length === 1) return putAside(rows[0]!, error);
    for (const half of halvesOf(rows))
      await deliver(half).catch((reason: unknown) =>
        isAnswered(reason) ? divide(half, reason) : Promise.reject(reason),
      );
  }

  /** Drops a refused event; one that the operator fails over waits for the next start. */
  async function putAside({ key }: Queued, { code }: Failure) {
    if (!final.includes(code) && setAside.size < batchSize) return void setAside.add(key);
    stores.events.evicted++;
    await (await table()).drop(key);
  }

  /** Trims the queue to make room for another batch under its cap. */
  async function trim() {
    stores.events.evicted += await (await storage()).trim(batchSize, maxCharacters);
  }

  bus.on('events', () => void (waiting = true));
  bus.on('acknowledged', ({ ids }) => acknowledged(ids));
  on('resumed', () => void (waiting = true));

  return {
    flush,

    /** Runs a round outside the leader's schedule, in the tab that sends. */
    async flushNow() {
      if (!stores.network.down && (leaderTasks.leading() || isAlone())) await flush();
    },

    /** Stores events, removes them from the list once they survive a crash, and notifies the leader. */
    async write(unwritten: ClientEvent[]) {
      const added = [...unwritten];
      await (await table()).put(...added.map((event) => ({ key: keyOf(event), event: storableEvent(event) })));
      unwritten.splice(0, unwritten.length, ...unwritten.filter((event) => !added.includes(event)));
      waiting = true;
      if (added.some(({ seq }) => seq % batchSize === 1)) await trim().catch(() => {});
      if (leaderTasks.leading()) return;
      if (isAlone()) sendAlone();
      else bus.publish({ kind: 'events' });
    },
  };
}
