import type { Entry } from '../compose.ts';
import { call, began, shown, ended, sent, login, opened, game, posted, answeredOnce } from './entries.ts';

/** Runs with one violation each that sums, coincidences or too much slack hid from an earlier checker. */
export const subtle: [promise: string, how: string, entries: Entry[]][] = [
  [
    'I1',
    'T4: one tap was sent under two ids, and another was never sent',
    [
      ...login,
      { ...began, act: 'offline' },
      { ...ended('rejected', ''), act: 'offline' },
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
    'T4: a game was opened after its tap had ended, while another tap had no effect',
    [
      ...login,
      { ...began, ...game, act: 'offline' },
      { ...ended('rejected', ''), ...game, act: 'offline' },
      { ...began, ...game },
      { ...sent, ...game },
      { ...ended('confirmed'), ...game },
      { ...sent, ...game, requestId: 'r2', time: 60_000 },
    ],
  ],
  [
    'I1',
    'T5: the app resent a deposit after the network cut its first copy',
    [
      ...login,
      began,
      shown('sending'),
      posted,
      { ...sent, effect: false, status: 0, code: 0, answeredAt: 0 },
      { on: 'wire', call, requestId: 'r1', fate: 'cut' },
      posted,
      sent,
      shown('gone'),
      ended('confirmed'),
    ],
  ],
  [
    'I5',
    'T7: an answer for the previous player was accepted, with a balance that the current one once had',
    [
      ...login,
      { call: 'refreshData', userId: 8, session: 'T8', coin: 500 },
      { kind: 'answer', userId: 7, coin: 500, owner: 8 },
    ],
  ],
  [
    'I5',
    'T7: orders of the previous player were shown to the next',
    [...login, { kind: 'answer', userId: 7, orders: ['o1'] }, { kind: 'answer', userId: 8, orders: ['o2', 'o1'] }],
  ],
  ['I11', 'T6: no tab ever led', [opened, ...answeredOnce]],
  [
    'I12',
    'T8: rows grew by a few within hours',
    [12, 12, 13, 14, 24, 25].map((rows, i): Entry => ({ kind: 'size', sizes: { rows }, at: 20_000 + i })),
  ],
  [
    'I12',
    'T8: rows grew by one every three hours of a day',
    Array.from({ length: 144 }, (_, i): Entry => {
      const rows = 12 + Math.floor(i / 18);
      return { kind: 'size', sizes: { rows }, at: 20_000 + i };
    }),
  ],
];
