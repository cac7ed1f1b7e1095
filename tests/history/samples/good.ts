import type { Entry } from '../compose.ts';
import {
  call,
  began,
  shown,
  ended,
  sent,
  unheard,
  read,
  login,
  left,
  event,
  batch,
  dots,
  readDots,
  opened,
  reload,
  uncertain,
  second,
  loadedAnew,
  onNext,
  redeemed,
} from './entries.ts';

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
    'a deposit answered right before its browser was killed, and another',
    [...login, opened, began, shown('sending'), sent, ...loadedAnew, ...onNext(second)],
  ],
  [
    'a deposit whose browser was killed before anything was sent, and another',
    [...login, opened, began, shown('sending'), ...loadedAnew, ...onNext(second)],
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
    'a poll a minute, and one that a page asked for in between',
    [
      ...login,
      { ...dots, time: 20_000 },
      { ...readDots, at: 50_000 },
      { kind: 'settled', ask: '1', failure: '', at: 51_000 },
      { ...dots, time: 51_000 },
      { ...dots, time: 80_000 },
    ],
  ],
  [
    'a beat that came late over a slow network, and the next in its time',
    [...login, { call: 'online', time: 29_000, sentAt: 20_000 }, { call: 'online', time: 80_000, sentAt: 79_000 }],
  ],
  [
    'two balances asked for at a time, answered crosswise, while another device or another tab made the difference',
    [
      ...login,
      { call: 'refreshData', coin: 500, time: 22_000, sentAt: 20_000, device: 'phone' },
      { call: 'refreshData', coin: 900, time: 22_700, sentAt: 22_600, device: 'tablet', session: 'T2' },
      { call: 'rechargeStatus', coin: 900, time: 22_800, sentAt: 22_700, device: 'phone' },
      { call: 'getAfterLoginInfoWeb', coin: 900, time: 22_900, sentAt: 20_000, device: 'phone' },
      { kind: 'balance', userId: 7, coin: 900, at: 24_000 },
      { kind: 'balance', userId: 7, coin: 500, at: 25_000 },
    ],
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
