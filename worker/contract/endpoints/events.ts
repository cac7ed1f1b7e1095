import { write } from '../endpoint.ts';
import { eventBatch } from '../events.ts';
import { dictionary, id, int, json, line, longLine, oneOf, optional, record, time, type Infer } from '../schema.ts';
import { listUpTo } from './bounds.ts';

/** An analytics event: `eventId` makes it idempotent; `eventShowType` 1 view, 2 click, 3 system. */
export const clientEvent = record({
  eventId: line,
  eventName: line,
  eventTime: time,
  eventUserId: id,
  channel: line,
  appId: line,
  version: line,
  /** The id of the build; absent until the page has sent it. */
  build: optional(line),
  eventInterfaceId: line,
  eventShowType: oneOf(1, 2, 3),
  deviceId: line,
  sessionId: line,
  seq: int,
  /** The operator's clock minus that of `eventTime`, milliseconds; absent while unknown. */
  skew: optional(int),
  params: optional(dictionary(json)),
  adData: optional(dictionary(longLine)),
});

export type ClientEvent = Infer<typeof clientEvent>;

/** The call that delivers analytics events; it needs no log-in. */
export const events = {
  'anonymous/appEventLogClient': write(
    'What happened in the app, at most twenty events at a time',
    { eventList: listUpTo(eventBatch, clientEvent) },
    { accepted: optional(int) },
    { public: true, quiet: true },
  ),
};
