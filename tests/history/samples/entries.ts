import type { Entry } from '../compose.ts';

/** Building blocks of the sample histories. */
export const call = 'createRecharge';
export const began: Entry = { kind: 'began', act: 'a', call };
export const shown = (state: string, requestId = 'r1', more: object = {}): Entry => ({
  kind: 'act',
  call,
  requestId,
  state,
  ...more,
});
export const ended = (outcome: string, requestId = 'r1'): Entry => ({
  kind: 'ended',
  act: 'a',
  call,
  requestId,
  outcome,
});
export const sent: Entry = { call, requestId: 'r1', effect: true };
export const unanswered: Entry = { ...sent, status: 0, code: 0, answeredAt: 0 };
export const read: Entry = { call: 'operationStatus', requestId: 'r1' };
export const login: Entry[] = [
  { call: 'accountLogin', session: '', gave: 'T1', coin: 500 },
  { kind: 'session', userId: 7, epoch: 'e1', ended: null },
  { kind: 'balance', userId: 7, coin: 500 },
  { call: 'getAfterLoginInfoWeb' },
];
export const left = (how: string, epoch = 'e2'): Entry => ({ kind: 'session', userId: 0, epoch, ended: how });
export const event: Entry = { kind: 'event', eventId: 'v1', sessionId: 'w', seq: 1 };
export const batch = (...ids: string[]): Entry => ({
  call: 'anonymous/appEventLogClient',
  events: ids.map((eventId, i) => ({ eventId, sessionId: 'w', seq: i + 1 })),
});
export const dots: Entry = { call: 'activityGetStatusList' };
export const readDots: Entry = { kind: 'asked', ask: '1', action: 'replies.read', of: 'activityGetStatusList' };
export const opened: Entry = { kind: 'opened', url: '/', build: 'b1' };
export const reload: Entry = { kind: 'reload', build: 'b1', onLine: true, installed: true };
export const uncertain = [...login, began, shown('sending'), unanswered, shown('uncertain'), ended('uncertain')];
export const second: Entry[] = [
  { ...began, act: 'b' },
  shown('sending', 'r2'),
  { ...sent, requestId: 'r2' },
  shown('gone', 'r2'),
  { kind: 'ended', act: 'b', call, requestId: 'r2', outcome: 'confirmed' },
];
/** The document that replaces a page's first one. */
const next = { tab: 'p1.2' };
export const loadedAnew: Entry[] = [
  { kind: 'closed' },
  { ...opened, ...next },
  { kind: 'session', userId: 7, epoch: 'e1', ended: null, ...next },
];
export const onNext = (entries: Entry[]) => entries.map((entry) => ('kind' in entry ? { ...entry, ...next } : entry));
export const coupon = { call: 'couponUse' };
export const redeemed: Entry[] = [
  { ...began, ...coupon },
  shown('sending', 'r1', coupon),
  { ...sent, ...coupon },
  shown('gone', 'r1', coupon),
  { ...ended('confirmed'), ...coupon },
];
/** A request made by the app, and a worker's first answer. */
export const posted: Entry = { kind: 'posted', call, requestId: 'r1' };
export const answeredOnce: Entry[] = [
  { kind: 'asked', ask: '1', action: 'tab.start' },
  { kind: 'settled', ask: '1', failure: '' },
];
export const game = { call: 'startGame' };
