import { ref } from 'valtio/vanilla';
import { client } from '#contract/client.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import { eventBatch, events, showTypes, type EventName, type TrackedEvent } from '#contract/events.ts';
import { loadOnce } from '#worker/core/lazy.ts';
import { loadLaterEndpoints } from '#worker/network/endpointOf.ts';
import type { Core } from '#worker/core/core.ts';
import type { EventQueue } from './eventQueue.ts';

/** The show types of views and clicks; other events are `system`. */
const showTypeOf: Readonly<Partial<Record<EventName, keyof typeof showTypes>>> = events;

/** How often a batch is sent, milliseconds (spec §9). */
export const period = 2_000;

/** Max characters of an event; a longer one loses its params, so that twenty fit into a beacon of 48 KiB. */
const maxCharacters = 2_048;

/** The analytics events, each delivered to the operator at least once and idempotent by its id. */
export function createEventLog(core: Core) {
  const { world, stores, operator, identity, facts, storage, leaderTasks } = core;
  const { session, settings } = stores;
  const sessionId = world.uuid();
  let seq = 0;
  let adData: Record<string, string> = {};

  const acknowledged = (ids: string[]) => {
    if (stores.events.tail.some(({ eventId }) => ids.includes(eventId)))
      stores.events.tail = ref(stores.events.tail.filter(({ eventId }) => !ids.includes(eventId)));
  };

  let created: EventQueue | undefined;
  const code = loadOnce(
    core,
    () => Promise.all([import('./eventQueue.ts'), loadLaterEndpoints()]),
    ([queueCode]) => queueCode,
  );
  /** The queue; its code is loaded when the device's storage is open, after the first screen. */
  const queue = async () => {
    await storage();
    const { createEventQueue } = await code();
    return (created ??= createEventQueue(core, {
      batchSize: eventBatch,
      period,
      maxCharacters,
      acknowledged,
    }));
  };
  leaderTasks.every('events', period, async () => (await queue()).flush());

  /** Events not stored yet; until then the page has all of them, in case it has to beacon them. */
  const unwritten: ClientEvent[] = [];
  const tailWith = (event: ClientEvent) =>
    [...stores.events.tail, event].filter(
      (each, i, { length }) => i >= length - eventBatch || unwritten.includes(each),
    );
  async function write(...added: ClientEvent[]) {
    unwritten.push(...added);
    await (await queue()).write(unwritten);
  }

  /** The optional fields of an event, with the number of dropped events. */
  function optionalFields(params: TrackedEvent['params']) {
    const { evicted } = stores.events;
    return {
      ...((params || evicted) && { params: { ...params, ...(evicted && { evicted }) } }),
      ...(Object.keys(adData).length && { adData }),
    };
  }

  return {
    /** Stores an analytics event; it survives a crash once this resolves. */
    async track({ name, screen, params }: TrackedEvent) {
      await identity.known;
      const plain: ClientEvent = {
        eventId: world.uuid(),
        eventName: name,
        eventTime: world.now(),
        eventUserId: session.userId,
        channel: client.channel,
        appId: operator.appId,
        version: client.version,
        build: facts.build,
        eventInterfaceId: screen,
        eventShowType: showTypes[showTypeOf[name] ?? 'system'],
        deviceId: identity.deviceId(),
        sessionId,
        seq: ++seq,
        ...(settings.clockOffset && { skew: settings.clockOffset }),
      };
      const whole = { ...plain, ...optionalFields(params) };
      const event =
        JSON.stringify(whole).length <= maxCharacters ? whole : { ...whole, params: undefined, adData: undefined };
      stores.events.tail = ref(tailWith(event));
      await write(event);
    },

    /** Sends the oldest events at once, for a hidden page, unless another tab sends for all. */
    flush: async () => (await queue()).flushNow(),

    /** Stores the unacknowledged events that the page had from a worker that died. */
    async inherit(unacknowledged: ClientEvent[]) {
      await write(...unacknowledged);
    },

    /** Sets the page's data about the advertising campaign: cookies and stored params (spec §7). */
    tellAd: (data: Record<string, string>) => void (adData = data),
  };
}
