import type { Entry } from './compose.ts';

const call = 'createRecharge';
const began: Entry = { kind: 'began', act: 'a', call };
const shown = (state: string, requestId = 'r1', more: object = {}): Entry => ({
  kind: 'act',
  call,
  requestId,
  state,
  ...more,
});
const ended = (outcome: string, requestId = 'r1'): Entry => ({ kind: 'ended', act: 'a', call, requestId, outcome });
const sent: Entry = { call, requestId: 'r1', effect: true };
const unheard: Entry = { ...sent, status: 0, code: 0, answeredAt: 0 };
const read: Entry = { call: 'operationStatus', requestId: 'r1' };
const login: Entry[] = [
  { call: 'accountLogin', session: '', gave: 'T1', coin: 500 },
  { kind: 'session', userId: 7, epoch: 'e1', ended: null },
  { kind: 'balance', userId: 7, coin: 500 },
  { call: 'getAfterLoginInfoWeb' },
];
const left = (how: string, epoch = 'e2'): Entry => ({ kind: 'session', userId: 0, epoch, ended: how });
const event: Entry = { kind: 'event', eventId: 'v1', sessionId: 'w', seq: 1 };
const batch = (...ids: string[]): Entry => ({
  call: 'anonymous/appEventLogClient',
  events: ids.map((eventId, i) => ({ eventId, sessionId: 'w', seq: i + 1 })),
});
const opened: Entry = { kind: 'opened', url: '/', build: 'b1' };
const reload: Entry = { kind: 'reload', build: 'b1', onLine: true, installed: true };
const uncertain = [...login, began, shown('sending'), unheard, shown('uncertain'), ended('uncertain')];
const second: Entry[] = [
  { ...began, act: 'b' },
  shown('sending', 'r2'),
  { ...sent, requestId: 'r2' },
  shown('gone', 'r2'),
  { kind: 'ended', act: 'b', call, requestId: 'r2', outcome: 'confirmed' },
];
/** The document that takes the place of a page's first one. */
const next = { tab: 'p1.2' };
const loadedAnew: Entry[] = [
  { kind: 'closed' },
  { ...opened, ...next },
  { kind: 'session', userId: 7, epoch: 'e1', ended: null, ...next },
];
const onNext = (entries: Entry[]) => entries.map((entry) => ('kind' in entry ? { ...entry, ...next } : entry));
const coupon = { call: 'couponUse' };
const redeemed: Entry[] = [
  { ...began, ...coupon },
  shown('sending', 'r1', coupon),
  { ...sent, ...coupon },
  shown('gone', 'r1', coupon),
  { ...ended('confirmed'), ...coupon },
];

/** Runs that break nothing. */
export const good: [what: string, entries: Entry[]][] = [
  ['a deposit', [...login, began, shown('sending'), sent, shown('gone'), ended('confirmed')]],
  [
    'a deposit that was refused',
    [...login, began, shown('sending'), { call, requestId: 'r1', code: 3002 }, shown('gone'), ended('rejected')],
  ],
  ['a coupon', [...login, ...redeemed]],
  ['a deposit settled by a read, and another', [...uncertain, read, shown('gone'), ...second]],
  [
    'a deposit left with its page, settled before the next one shows it, and another',
    [...login, opened, began, shown('sending'), unheard, ...loadedAnew, read, ...onNext(second)],
  ],
  [
    'an uncertain deposit that the player gave up',
    [
      ...uncertain,
      { kind: 'asked', ask: '1', action: 'giveUp' },
      { kind: 'settled', ask: '1', failure: '' },
      shown('gone'),
      ...second,
    ],
  ],
  ['an uncertain deposit whose player left', [...uncertain, shown('gone'), left('left')]],
  [
    'a request that a browser sent twice, its connection cut',
    [
      ...login,
      began,
      shown('sending'),
      sent,
      { ...sent, effect: false },
      { on: 'wire', call, requestId: 'r1', fate: 'cut' },
      shown('gone'),
      ended('confirmed'),
    ],
  ],
  ['an event that came twice', [event, batch('v1'), batch('v1')]],
  ['a session that expired by its own 401', [...login, { call: 'refreshData', code: 401 }, left('expired')]],
  ['a beat a minute', [...login, { call: 'online', time: 20_000 }, { call: 'online', time: 80_000 }]],
  [
    'a beat that came late over a slow network, and the next in its time',
    [...login, { call: 'online', time: 29_000, sentAt: 20_000 }, { call: 'online', time: 80_000, sentAt: 79_000 }],
  ],
  [
    'a new worker that begins with what the device had kept',
    [
      ...login,
      { call: 'refreshData', coin: 900, time: 20_000 },
      { kind: 'balance', userId: 7, coin: 900 },
      { kind: 'died' },
      { kind: 'revived' },
      { kind: 'balance', userId: 7, coin: 500 },
    ],
  ],
  [
    'a tab that leads until it is closed, and the next',
    [
      opened,
      { kind: 'lead', on: true },
      { ...opened, tab: 'p2.1', at: 20_000 },
      { kind: 'closed', at: 60_000 },
      { kind: 'lead', on: true, tab: 'p2.1' },
    ],
  ],
  ['a worker that was replaced', [{ kind: 'died' }, { kind: 'revived' }]],
  ['a new build let in', [reload, { ...reload, build: 'b2' }]],
];

/** Runs that break one promise each. */
export const bad: [promise: string, how: string, entries: Entry[]][] = [
  [
    'I1',
    'a deposit was sent twice',
    [...login, began, shown('sending'), sent, { ...sent, effect: false }, shown('gone'), ended('confirmed')],
  ],
  [
    'I1',
    'copies of one id had two effects',
    [
      ...login,
      began,
      shown('sending'),
      sent,
      sent,
      { on: 'wire', call, requestId: 'r1', fate: 'cut' },
      shown('gone'),
      ended('confirmed'),
    ],
  ],
  [
    'I1',
    'one tap was sent under two ids',
    [
      ...login,
      began,
      shown('sending'),
      { ...sent, effect: false, code: 1 },
      shown('gone'),
      shown('sending', 'r2'),
      { ...sent, requestId: 'r2' },
      shown('gone', 'r2'),
      ended('confirmed', 'r2'),
    ],
  ],
  [
    'I1',
    'a coupon was used twice for one tap',
    [...login, ...redeemed, { ...sent, ...coupon, requestId: 'r2' }, shown('gone', 'r2', coupon)],
  ],
  ['I1', 'a coupon was used, and no page knew', [...login, { ...sent, ...coupon }]],
  ['I2', 'an act never ended', [...login, began, shown('sending'), unheard]],
  [
    'I2',
    'an act that was done was called rejected',
    [...login, began, shown('sending'), unheard, shown('gone'), ended('rejected')],
  ],
  ['I2', 'an uncertain act went without a read', [...uncertain, shown('gone')]],
  ['I2', 'another deposit was sent while one was uncertain', [...uncertain, ...second]],
  [
    'I2',
    'another deposit was sent on the page after one that was left, and nobody had asked',
    [...login, opened, began, shown('sending'), unheard, ...loadedAnew, ...onNext(second)],
  ],
  [
    'I3',
    'an act that was not done was called confirmed',
    [...login, began, shown('sending'), { ...sent, effect: false }, shown('gone'), ended('confirmed')],
  ],
  [
    'I3',
    'half a centavo was shown',
    [...login, { call: 'refreshData', coin: 0.5 }, { kind: 'balance', userId: 7, coin: 0.5 }],
  ],
  ['I3', 'a balance was shown that nobody had said', [...login, { kind: 'balance', userId: 7, coin: 900 }]],
  [
    'I3',
    'an older balance came over a newer one',
    [
      ...login,
      { call: 'refreshData', coin: 900, time: 20_000 },
      { kind: 'balance', userId: 7, coin: 900 },
      { kind: 'balance', userId: 7, coin: 500 },
    ],
  ],
  ['I4', 'an event never came', [event]],
  ['I4', 'an event came, and was not taken', [event, { ...batch('v1'), status: 500 }]],
  ['I4', 'one number of a worker named two events', [batch('v1'), batch('v2')]],
  ['I5', 'a token was used after the log-out', [...login, left('left'), { call: 'refreshData', time: 60_000 }]],
  ['I5', 'a token was used for two players', [...login, { call: 'refreshData', userId: 8 }]],
  [
    'I5',
    'an answer for a former player was taken',
    [...login, { call: 'refreshData', userId: 8, session: 'T8', coin: 900 }, { kind: 'answer', userId: 7, coin: 900 }],
  ],
  ['I7', 'a call to the worker was never answered', [{ kind: 'asked', ask: '1', action: 'read' }]],
  ['I7', 'a dead worker was not replaced', [{ kind: 'died' }]],
  ['I8', 'a build was loaded anew twice', [reload, reload]],
  ['I8', 'a first install loaded anew', [{ ...reload, installed: false }]],
  [
    'I8',
    'the app loaded anew while a deposit was on its way',
    [...login, began, shown('sending'), reload, sent, shown('gone'), ended('confirmed')],
  ],
  ['I9', 'something was thrown', [{ kind: 'fault', text: 'a TypeError' }]],
  [
    'I11',
    'a 401 for a former token ended the session',
    [...login, { call: 'refreshData', session: 'T0', userId: 0, code: 401 }, left('expired')],
  ],
  [
    'I11',
    'two 401 logged out twice',
    [
      ...login,
      { call: 'refreshData', code: 401 },
      { call: 'online', code: 401 },
      left('expired'),
      left('expired', 'e3'),
    ],
  ],
  ['I11', 'two tabs beat', [...login, { call: 'online', time: 20_000 }, { call: 'online', time: 77_000 }]],
  ['I11', 'nobody led', [opened, { kind: 'lead', on: true }, { kind: 'lead', on: false, at: 30_000 }]],
  [
    'I11',
    'two tabs led',
    [opened, { kind: 'lead', on: true }, { ...opened, tab: 'p2.1' }, { kind: 'lead', on: true, tab: 'p2.1' }],
  ],
  [
    'I12',
    'something grew without end',
    [1, 50, 100, 150].map((rows, i): Entry => ({ kind: 'size', sizes: { timers: rows }, at: 20_000 + i })),
  ],
];
