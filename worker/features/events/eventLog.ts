import { ref } from 'valtio/vanilla';
import { client } from '#contract/limits.ts';
import type { ClientEvent } from '#contract/endpoints/anonymous.ts';
import { events, showTypes, type EventName } from '#contract/events.ts';
import type { Core } from '#worker/core/core.ts';
import { batchSize, createEventQueue } from './eventQueue.ts';

/** An event of more characters goes without its particulars: twenty fit into a beacon of 48 KiB. */
const longest = 2_048;

export interface Happening {
  name: EventName;
  /** The screen it happened on, as its route says it. */
  screen: string;
  params?: Record<string, unknown>;
}

/** What happened in the app, told to the operator: each event is delivered at least once, with its id. */
export function createEventLog(core: Core) {
  const { world, stores, operator, identity } = core;
  const { session, settings } = stores;
  const sessionId = world.uuid();
  let seq = 0;
  let adData: Record<string, string> = {};

  const { write, trim } = createEventQueue(core, (ids) => {
    if (stores.events.tail.some(({ eventId }) => ids.includes(eventId)))
      stores.events.tail = ref(stores.events.tail.filter(({ eventId }) => !ids.includes(eventId)));
  });

  /** What an event says besides what all of them say; how many were given up is among it. */
  function particulars(params: Happening['params']) {
    const { evicted } = stores.events;
    return {
      ...((params || evicted) && { params: { ...params, ...(evicted && { evicted }) } }),
      ...(Object.keys(adData).length && { adData }),
    };
  }

  return {
    /** Writes an event down; it is safe from the moment this settles. */
    async track({ name, screen, params }: Happening) {
      await identity.known;
      const plain: ClientEvent = {
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
        ...(settings.clockOffset && { skew: settings.clockOffset }),
      };
      const whole = { ...plain, ...particulars(params) };
      const event = JSON.stringify(whole).length <= longest ? whole : plain;
      stores.events.tail = ref([...stores.events.tail, event].slice(-batchSize));
      await write(event);
      if (event.seq % batchSize === 1) await trim(batchSize, longest).catch(() => {});
    },

    /** Writes down what a worker that died had told its page, and may not have written down. */
    async inherit(told: ClientEvent[]) {
      await write(...told);
    },

    /** What the page knows of the campaign that brought the visitor: cookies and stored params (spec §7). */
    tellAd: (data: Record<string, string>) => void (adData = data),
  };
}
