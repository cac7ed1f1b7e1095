import * as codes from '#contract/codes.ts';
import { clientEvent, type ClientEvent } from '#contract/endpoints/anonymous.ts';
import { Failure } from '#contract/failure.ts';
import { check } from '#contract/schema.ts';
import type { Core } from '#worker/core/core.ts';
import type { Queued, Table } from '#worker/storage/storage.ts';

/** Batches of up to twenty, every two seconds (spec §9). */
export const batchSize = 20;
const period = 2_000;

/** Events on their way: they wait on the device until the operator acknowledges them, and the tab that leads sends them for all. */
export function createEventQueue(
  { world, stores, storage, call, leaderTasks, bus, on }: Core,
  acknowledged: (ids: string[]) => void,
) {
  let waiting = true;
  let soon = false;

  const table = async () => (await storage()).open.events;

  /** The key keeps events in the order they happened. */
  const keyOf = ({ eventTime, seq, eventId }: ClientEvent) =>
    `${String(eventTime).padStart(14, '0')} ${String(seq).padStart(6, '0')} ${eventId}`;

  /** Nobody else can send what is in this worker's memory only. */
  function sendAlone() {
    if (soon) return;
    soon = true;
    const round = async () => {
      await flush().catch(() => {});
      soon = false;
      if (waiting && !leaderTasks.leading()) sendAlone();
    };
    world.after(period, () => void round());
  }

  /** The oldest events; rows that are none are dropped. */
  async function oldest(queue: Table<Queued>) {
    const rows = await queue.first(batchSize);
    const spoilt = rows.filter(({ event }) => !check(clientEvent, event).ok);
    if (spoilt.length > 0) await queue.drop(...spoilt.map(({ key }) => key));
    stores.storage.dropped += spoilt.length;
    if (rows.length === batchSize) waiting = true;
    return rows.filter((row) => !spoilt.includes(row));
  }

  /** Sends the oldest batch; says whether there was one. */
  async function flush(): Promise<boolean> {
    if (!waiting || !stores.network.onLine) return false;
    // Whatever is written down while this round reads is for the next one.
    waiting = false;
    try {
      const queue = await table();
      const batch = await oldest(queue);
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

  /** A batch that the operator refuses, with an envelope or without, is halved until the one it can't take stands alone, and is dropped. */
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
  // What the device can't do now it may do in the next round; what the operator can't is the duty's to know.
  leaderTasks.every('events', period, () =>
    flush().catch((error: unknown) => (error instanceof Failure ? Promise.reject(error) : false)),
  );
  on('resumed', () => void (waiting = true));

  return {
    /** From here on these are safe; whoever leads hears that something waits. */
    async write(...happened: ClientEvent[]) {
      await (await table()).put(...happened.map((event) => ({ key: keyOf(event), event })));
      waiting = true;
      if (leaderTasks.leading()) return;
      if (stores.storage.mode === 'memory' || stores.storage.outdated) sendAlone();
      else bus.publish({ kind: 'events' });
    },

    /** Keeps the queue under its cap until so many more events are written down, each no longer than that in characters. */
    async trim(more: number, longest: number) {
      stores.events.evicted += await (await storage()).trim(more, longest);
    },
  };
}
