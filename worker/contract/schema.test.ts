import { fc } from '../../tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { balance, check, flag, list, money, optional, record, text, token } from './schema.ts';

const fraction = fc.double({ min: -1e12, max: 1e12, noNaN: true });

test('money is whole hundredths, floored and never rounded up', () => {
  fc.assert(
    fc.property(fraction, (raw) => {
      const read = check(money, raw);
      expect(read.ok && Number.isSafeInteger(read.value) && read.value <= raw && raw - read.value <= 1).toBe(true);
    }),
  );
});

test('a hundredth and a half below zero is floored to two below', () => {
  expect(check(money, -100.5)).toEqual({ ok: true, value: -101 });
});

test.each(['12', '', null, undefined, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53, -(2 ** 53), {}, []])(
  '%j is not money',
  (raw) => {
    expect(check(money, raw).ok).toBe(false);
  },
);

test('negative zero becomes zero', () => {
  for (const schema of [money, balance]) expect(check(schema, -0)).toEqual({ ok: true, value: 0 });
});

test('a balance below zero is refused', () => {
  fc.assert(
    fc.property(fraction, (raw) => {
      expect(check(balance, raw).ok).toBe(raw >= 0);
    }),
  );
});

test('flags are booleans or 0 and 1', () => {
  for (const raw of [true, false, 0, 1]) expect(check(flag, raw).ok).toBe(true);
  for (const raw of [2, 'true', null]) expect(check(flag, raw).ok).toBe(false);
});

const shape = record({ name: text, tags: optional(list(text)) });

test('fields unknown to the contract are dropped', () => {
  expect(check(shape, { name: 'Ana', secret: 1 })).toEqual({ ok: true, value: { name: 'Ana' } });
});

test.each([
  ['eyJhbGciOiJub25lIn0.e30.', true],
  ['', true],
  ['tok\nen', false],
  ['to ken', true],
  ['tokeñ', false],
  ['\u{1F469}', false],
])('a token has only what a header can carry: %j', (value, isFit) => {
  expect(check(token, value).ok).toBe(isFit);
});

test('an error gives the path to the field', () => {
  expect(check(shape, { name: 'Ana', tags: ['a', 2] })).toMatchObject({
    ok: false,
    at: expect.stringContaining('tags.1'),
  });
});

test('no value, however odd, makes a check throw or reach a prototype', () => {
  fc.assert(
    fc.property(fc.anything({ withNullPrototype: true }), (raw) => {
      check(shape, raw);
      expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    }),
  );
});
