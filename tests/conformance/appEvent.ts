import { client } from '#contract/client.ts';
import { common } from '#sandbox/testing/common.ts';

/** An event as the app sends it from a device, at a time in epoch milliseconds. */
export const appEventOf = (deviceId: string, eventTime: number) => ({
  eventId: crypto.randomUUID(),
  eventName: 'view',
  eventTime,
  eventUserId: 0,
  channel: client.channel,
  appId: common.appId,
  version: client.version,
  eventInterfaceId: '/',
  eventShowType: 1,
  deviceId,
  sessionId: crypto.randomUUID(),
  seq: 1,
});
