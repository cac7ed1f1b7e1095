import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { parseMessage } from './messages.ts';

const frame = { postMessage: () => {} } as unknown as Window;
const origin = 'https://games.partner.example';
const game = { source: frame, origin };
const says = (data: unknown, from: Partial<{ source: unknown; origin: string }> = {}) =>
  parseMessage({ source: frame, origin, data, ...from } as MessageEvent, game);

test.each(['ready', 'balance', 'exit', 'error', 'deposit'])('“%s” is heard', (type) =>
  expect(says({ type })).toEqual({ type }),
);

test('a round is heard with whether it runs', () => {
  expect(says({ type: 'round', inRound: true })).toEqual({ type: 'round', inRound: true });
  expect(says({ type: 'round', inRound: false })).toEqual({ type: 'round', inRound: false });
  expect(says({ type: 'round', inRound: 'yes' })).toBeNull();
});

test('only the kind is taken: a balance in the message goes nowhere', () =>
  expect(says({ type: 'balance', coin: 9_999_999 })).toEqual({ type: 'balance' }));

test.each([
  ['another window', { source: {} }],
  ['no window', { source: null }],
  ['another origin', { origin: 'https://games.partner.example.evil.example' }],
  ['an opaque origin', { origin: 'null' }],
])('%s is not listened to', (_, from) => expect(says({ type: 'exit' }, from)).toBeNull());

test('before there is a frame nobody is listened to, not even a message without a source', () =>
  expect(parseMessage({ source: null, origin, data: { type: 'exit' } }, { source: null, origin })).toBeNull());

test('G7: any other shape is no message, and breaks nothing', () => {
  const known = new Set(['ready', 'balance', 'exit', 'error', 'deposit', 'round']);
  fc.assert(
    fc.property(fc.anything(), (data) => {
      const type = (data as { type?: unknown } | null | undefined)?.type;
      fc.pre(typeof type !== 'string' || !known.has(type));
      expect(says(data)).toBeNull();
    }),
  );
});
