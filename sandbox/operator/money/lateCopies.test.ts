import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as codes from '#contract/codes.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { openTestOperator, appAddress, type Answer } from '#sandbox/testing/testOperator.ts';
import { fc } from '../../../tests/support/fastCheck.ts';
import { Refusal } from '../http/refusal.ts';
import { settle } from './recharges.ts';

const minute = 60_000;
const patience = 120_000;

/** The gateway's reaction to a request to register the order. */
type Gateway = 'answers' | 'refuses' | 'is away';
let gateway: Gateway = 'answers';

let operator: Awaited<ReturnType<typeof openTestOperator>>;
beforeAll(async () => {
  operator = await openTestOperator({
    async register({ orderNo }) {
      if (gateway === 'refuses') throw new Refusal(codes.channelClosed, 'Closed');
      if (gateway === 'is away') throw new Error('unreachable');
      return `http://127.0.0.1:4175/checkout/${orderNo}`;
    },
    report: () => {},
  });
});
afterAll(() => operator.close());

/** Concurrent copies of the act and queries of its status, after which time passes. */
const moments = fc.array(
  fc.record({
    copies: fc.array(fc.constantFrom<Gateway>('answers', 'refuses', 'is away'), { maxLength: 2 }),
    asks: fc.array(fc.constantFrom('its time', 'now'), { maxLength: 2 }),
    passes: fc.constantFrom(0, minute / 2, minute + 1),
  }),
  { minLength: 3, maxLength: 6 },
);

test(
  'with any timing of copies and queries an act is done once or refused for good (S2, S10)',
  async () => {
    const property = fc.asyncProperty(moments, async (all) => {
      const { token, userId } = await operator.player();
      const { clock } = operator;
      const requestId = randomUUID();
      const notAfter = clock.time + minute;
      const body = { rechargeTypeId: 1, amount: 50_000, returnUrl: `${appAddress}/wallets`, requestId, notAfter };
      let ended: 'done' | 'refused' | undefined;
      /** Once the act has one outcome, no answer may report the other. */
      const hear = (state: 'done' | 'refused') => expect((ended ??= state)).toBe(state);
      const waiting = async () =>
        operator.db
          .selectFrom('recharges')
          .select('orderNo')
          .where('userId', '=', userId)
          .where('status', '=', rechargeStates.waiting)
          .execute();

      const copy = async (does: Gateway) => {
        gateway = does;
        const { errcode }: Answer = await operator.call('createRecharge', body, token);
        if (errcode === 0) hear('done');
        else if (errcode !== 500) hear('refused');
      };
      const ask = async (until: string) => {
        const closing = { requestId, notAfter: until === 'now' ? 0 : notAfter };
        const { state } = await operator.call('operationStatus', closing, token);
        if (state === 'unknown') expect(until === 'its time' && clock.time <= notAfter).toBe(true);
        else hear(state as 'done');
      };
      for (const { copies, asks, passes } of all) {
        await Promise.all([...copies.map(copy), ...asks.map(ask)]);
        clock.time += passes;
      }
      clock.time = Math.max(clock.time, notAfter + 1);
      await ask('its time');
      await copy('answers');
      expect(await waiting()).toHaveLength(ended === 'done' ? 1 : 0);
    });
    await fc.assert(property, { numRuns: 25, endOnFailure: true });
  },
  patience,
);

test('a deposit that was paid before its act was closed stays paid (S2)', async () => {
  gateway = 'is away';
  const { token, userId } = await operator.player();
  const act = { requestId: randomUUID(), notAfter: operator.clock.time + minute };
  const body = { rechargeTypeId: 1, amount: 50_000, returnUrl: `${appAddress}/wallets`, ...act };
  expect(await operator.call('createRecharge', body, token)).toMatchObject({ errcode: 500 });
  const orders = operator.db.selectFrom('recharges').select(['orderNo', 'status']).where('userId', '=', userId);
  const { orderNo } = await orders.executeTakeFirstOrThrow();
  const pay = () =>
    operator.db
      .transaction()
      .execute((trx) => settle(trx, { orderNo, status: 'paid', amount: 50_000 }, operator.clock.time));
  expect(await pay()).toBe('credited');
  expect(await operator.call('operationStatus', { ...act, notAfter: 0 }, token)).toMatchObject({ state: 'refused' });
  expect(await orders.executeTakeFirstOrThrow()).toEqual({ orderNo, status: rechargeStates.paid });
  expect(await pay()).toBe('known');
});
