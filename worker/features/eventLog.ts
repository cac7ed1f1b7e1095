import { ref } from 'valtio/vanilla';
import { client } from '../contract/limits.ts';
import type { ClientEvent } from '../contract/endpoints/anonymous.ts';
import { events, showTypes, type EventName } from '../contract/events.ts';
import { Failure } from '../contract/failure.ts';
import type { Core } from '../core.ts';

/** Batches of up to twenty, every two seconds (spec §9). */
const batchSize = 20;
const period = 2_000;

/** What may wait at most; the oldest go first, and are counted. */
const cap = 10_000;

export interface Happening {
  name: EventName;
  /** The screen it happened on, as its route says it. */
  screen: string;
  params?: Record<string, unknown>;
}

/** Events wait on the device until the operator acknowledges them: each is delivered at least once, with its id. */
export function createEventLog({ world, stores, storage, operator, identity, call, duties, line, on }: Core) {
  const { session } = stores;
  const sessionId = world.uuid();
  let seq = 0;
  let waiting = true;
  let evicted = 0;
  let adData: Record<string, string> = {};

  const tail = (event: ClientEvent) => ref([...stores.events.tail, event].slice(-batchSize));
  const trim = (ids: string[]) => {
    if (stores.events.tail.some(({ eventId }) => ids.includes(eventId)))
      stores.events.tail = ref(stores.events.tail.filter(({ eventId }) => !ids.includes(eventId)));
  };
  const table = async () => (await storage()).open.events;

  /** The key keeps events in the order they happened. */
  const keyOf = ({ eventTime, seq: at, eventId }: ClientEvent) =>
    `${String(eventTime).padStart(14, '0')} ${String(at).padStart(6, '0')} ${eventId}`;

  /** From here on these are safe; whoever leads hears that something waits. */
  async function write(...happened: ClientEvent[]) {
    await (await table()).put(...happened.map((event) => ({ key: keyOf(event), event })));
    waiting = true;
    if (!duties.leading()) line.say({ kind: 'events' });
  }

  async function evict() {
    const queue = await table();
    const over = (await queue.count()) - cap;
    if (over <= 0) return;
    await queue.drop(...(await queue.first(over)).map(({ key }) => key));
    evicted += over;
  }

  /** Sends the oldest batch; says whether there was one. */
  async function flush(): Promise<boolean> {
    if (!waiting || !stores.network.onLine) return false;
    // Whatever is written down while this round reads is for the next one.
    waiting = false;
    const queue = await table();
    const batch = await queue.first(batchSize).catch((error: unknown) => {
      waiting = true;
      throw error;
    });
    if (batch.length === batchSize) waiting = true;
    if (batch.length === 0) return false;
    try {
      await send(batch.map(({ event }) => event));
    } catch (error) {
      waiting = true;
      throw error;
    }
    const ids = batch.map(({ event }) => event.eventId);
    await queue.drop(...batch.map(({ key }) => key));
    trim(ids);
    line.say({ kind: 'acknowledged', ids });
    return true;
  }

  /** A batch that the operator refuses is halved until the one it can't take stands alone, and is dropped. */
  async function send(batch: ClientEvent[]): Promise<void> {
    try {
      await call('anonymous/appEventLogClient', { eventList: batch });
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'refused' || error.code !== 400) throw error;
      if (batch.length === 1) return void evicted++;
      const half = Math.ceil(batch.length / 2);
      await send(batch.slice(0, half));
      await send(batch.slice(half));
    }
  }

  line.on('events', () => void (waiting = true));
  line.on('acknowledged', ({ ids }) => trim(ids));
  duties.every('events', period, () => flush().catch(() => false));
  on('resumed', () => void (waiting = true));

  return {
    /** Writes an event down; it is safe from the moment this settles. */
    async track({ name, screen, params }: Happening) {
      await identity.known;
      const event: ClientEvent = {
        eventId: world.uuid(),
        eventName: name,
        eventTime: world.now(),
        eventUserId: session.userId,
        channel: client.channel,
        appId: operator.appId,
        version: client.version,
        eventInterfaceId: screen,
        eventShowType: showTypes[events[name]],
        deviceId: identity.deviceId(),
        sessionId,
        seq: ++seq,
        ...(params || evicted ? { params: { ...params, ...(evicted ? { evicted } : {}) } } : {}),
        ...(Object.keys(adData).length ? { adData } : {}),
      };
      stores.events.tail = tail(event);
      await write(event);
      if (seq % batchSize === 0) await evict();
    },

    /** Writes down what a worker that died had told its page, and may not have written down. */
    async inherit(told: ClientEvent[]) {
      await write(...told);
    },

    /** What the page knows of the campaign that brought the visitor: cookies and stored params (spec §7). */
    tellAd: (data: Record<string, string>) => void (adData = data),
  };
}
