import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { loggedIn } from '#tests/support/loggedIn.ts';
// Loads the rest of the endpoint table before time passes.
import '#contract/endpoints.ts';
import './laterEndpoint.ts';

test('any number from the operator is floored as the balance, or the last good one stays (B3)', async () => {
  let coin: unknown;
  const { core, stores } = await loggedIn({
    refreshData: () =>
      new Response(`{"errcode":0,"coin":${String(coin)}}`, { headers: { 'content-type': 'application/json' } }),
  });
  const number = fc.oneof(
    fc.double({ noNaN: true }),
    fc.integer(),
    fc.constantFrom('1e309', '9007199254740993', '"5"'),
  );
  await fc.assert(
    fc.asyncProperty(number, async (said) => {
      coin = said;
      const before = stores.wallet.coin;
      const failed = await core.call('refreshData', {}).then(
        () => false,
        () => true,
      );
      const floored = Math.floor(Number(said)) + 0;
      const isGood = typeof said === 'number' && Number.isSafeInteger(floored) && floored >= 0;
      expect(failed).toBe(!isGood);
      expect(stores.wallet.coin).toBe(isGood ? floored : before);
    }),
  );
});

test('prototype keys anywhere in a response have no effect (B16)', async () => {
  const key = fc.constantFrom('__proto__', 'constructor', 'prototype', 'toString');
  const evil = fc.tuple(key, fc.constantFrom('"x"', '{"admin":1}', '[1]', 'null')).map(([k, v]) => `"${k}":${v}`);
  let said = '';
  const { core, stores } = await loggedIn({
    refreshData: () => new Response(said, { headers: { 'content-type': 'application/json' } }),
    getAfterLoginInfoWeb: () => new Response(said, { headers: { 'content-type': 'application/json' } }),
  });
  await fc.assert(
    fc.asyncProperty(evil, evil, async (outer, inner) => {
      said = `{"errcode":0,${outer},"coin":1,"userInfo":{"id":7,"nickname":"Ana","coin":1,${inner}}}`;
      const output = await core.call('getAfterLoginInfoWeb', { version: '1', os: 'web', deviceModel: 'browser' });
      await core.call('refreshData', {});
      expect(Object.getPrototypeOf(output)).toBe(Object.prototype);
      expect(Object.keys(output.userInfo ?? {})).toEqual(['id', 'nickname', 'coin']);
      expect({}).not.toHaveProperty('admin');
      expect(stores.wallet.coin).toBe(1);
    }),
  );
});
