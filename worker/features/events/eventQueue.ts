import * as codes from '#contract/codes.ts';
import { clientEvent, type ClientEvent } from '#contract/endpoints/anonymous.ts';
import { Failure } from '#contract/failure.ts';
import { check } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import type { Queued, Table } from '#worker/storage/storage.ts';

/** Batches of up to twenty, every two seconds (spec §9). */
export const batchSize = 20;
const period = 2_000;

/**
 * The queue of analytics events: stored on the device until the operator acknowledges them, and sent in batches by the
 * leader for all tabs.
 */
export function createEventQueue(
  { world, stores, storage, call, leaderTasks, bus, on }: Core,
  acknowledged: (ids: string[]) => void,
) {
  let waiting = true;
  let scheduled = false;

  const table = async () => (await storage()).open.events;

  /** The key keeps events in the order they happened. */
  const keyOf = ({ eventTime, seq, eventId }: ClientEvent) =>
    `${String(eventTime).padStart(14, '0')} ${String(seq).padStart(6, '0')} ${eventId}`;

  /** Sends from this tab, because no other tab can read this worker's memory. */
  function sendAlone() {
    if (scheduled) return;
    scheduled = true;
    const round = async () => {
      await flush().catch(() => {});
      scheduled = false;
      if (waiting && !leaderTasks.leading()) sendAlone();
    };
    world.after(period, () => void round());
  }

  /** Reads the oldest events; invalid rows are dropped. */
  async function readOldest(queue: Table<Queued>) {
    const rows = await queue.first(batchSize);
    const invalid = rows.filter(({ event }) => !check(clientEvent, event).ok);
    if (invalid.length > 0) await queue.drop(...invalid.map(({ key }) => key));
    stores.storage.dropped += invalid.length;
    if (rows.length === batchSize) waiting = true;
    return rows.filter((row) => !invalid.includes(row));
  }

  /** Sends the oldest batch; resolves with whether there was one. */
  async function flush(): Promise<boolean> {
    if (!waiting || !stores.network.onLine) return false;
    // Events stored while this round reads are for the next one.
    waiting = false;
    try {
      const queue = await table();
      const batch = await readOldest(queue);
      if (batch.length === 0) return false;
      await send(batch.map(({ event }) => event));
      const ids = batch.map(({ event }) => event.eventId);
      await queue.drop(...batch.map(({ key }) => key));
      acknowledged(ids);
      bus.publish({ kind: 'acknowledged', ids });
      return true;
    } catch (error) {
      waiting = true;
      throw error;
    }
  }

  /** Sends a batch; one that the operator refuses is halved until the refused event stands alone and is dropped. */
  async function send(batch: ClientEvent[]): Promise<void> {
    try {
      await call('anonymous/appEventLogClient', { eventList: batch });
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== codes.badParameter) throw error;
      if (batch.length === 1) return void stores.events.evicted++;
      const half = Math.ceil(batch.length / 2);
      await send(batch.slice(0, half));
      await send(batch.slice(half));
    }
  }

  bus.on('events', () => void (waiting = true));
  bus.on('acknowledged', ({ ids }) => acknowledged(ids));
  // Errors of the device wait for the next round; failures of the call go to the leader tasks.
  leaderTasks.every('events', period, () =>
    flush().catch((error: unknown) => (error instanceof Failure ? Promise.reject(error) : false)),
  );
  on('resumed', () => void (waiting = true));

  return {
    /** Stores events, which then survive a crash, and notifies the leader. */
    async write(...added: ClientEvent[]) {
      await (await table()).put(...added.map((event) => ({ key: keyOf(event), event })));
      waiting = true;
      if (leaderTasks.leading()) return;
      if (stores.storage.mode === 'memory' || stores.storage.outdated) sendAlone();
      else bus.publish({ kind: 'events' });
    },

    /** Keeps the queue under its cap for `more` further events of at most `maxCharacters` characters each. */
    async trim(more: number, maxCharacters: number) {
      stores.events.evicted += await (await storage()).trim(more, maxCharacters);
    },
  };
}
