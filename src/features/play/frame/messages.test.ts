import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { parseMessage } from './messages.ts';

const frame = { postMessage: () => {} } as unknown as Window;
const origin = 'https://games.partner.example';
const game = { source: frame, origin };
const says = (data: unknown, from: Partial<{ source: unknown; origin: string }> = {}) =>
  parseMessage({ source: frame, origin, data, ...from } as MessageEvent, game);

test.each(['ready', 'balance', 'exit', 'error', 'deposit'])('“%s” is accepted', (type) =>
  expect(says({ type })).toEqual({ type }),
);

test('a round message reports whether the round is running', () => {
  expect(says({ type: 'round', inRound: true })).toEqual({ type: 'round', inRound: true });
  expect(says({ type: 'round', inRound: false })).toEqual({ type: 'round', inRound: false });
  expect(says({ type: 'round', inRound: 'yes' })).toBeNull();
});

test('only the message type is used: a balance in it is ignored', () =>
  expect(says({ type: 'balance', coin: 9_999_999 })).toEqual({ type: 'balance' }));

test.each([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://games.partner.example.evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('%s is ignored', (_, from) => expect(says({ type: 'exit' }, from)).toBeNull());

test('messages before there is a frame are ignored, even without a source', () =>
  expect(parseMessage({ source: null, origin, data: { type: 'exit' } }, { source: null, origin })).toBeNull());

test('messages of any other shape are ignored without errors (G7)', () => {
  const known = new Set(['ready', 'balance', 'exit', 'error', 'deposit', 'round']);
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const type = (data as { type?: unknown } | null | undefined)?.type;
      fc.pre(typeof type !== 'string' || !known.has(type));
      expect(says(data)).toBeNull();
    }),
  );
});
