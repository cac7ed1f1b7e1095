import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import * as activityTypes from '#contract/activityTypes.ts';
import { openPushTest, type PushTest } from '#sandbox/testing/pushTest.ts';
import { answerFeedback } from '../api/account/feedback.ts';
import { sendMail } from '../mail/sendMail.ts';
import { grant } from '../rewards/grant.ts';
import { pushDue, pushRegularly } from '../api/regularly.ts';

let operator: PushTest;
beforeAll(async () => {
  operator = await openPushTest();
});
afterEach(() => operator.service.received.splice(0));
afterAll(() => operator.close());

test('a withdrawal ending in the background notifies, paid or returned (O-23)', async () => {
  const { token, accountId } = await operator.known(100_000);
  const { read } = await operator.device(token);
  const withdraw = async () => {
    const smsCode = await operator.code(token);
    const asked = { amount: 10_000, name: 'gcash', accountId, smsCode };
    expect(await operator.act('exchange', asked, token)).toMatchObject({ errcode: 0 });
    operator.clock.time += 60 * 60_000;
    await pushDue(operator.context, operator.clock.time);
  };
  await withdraw();
  operator.rule({ payout: { ...operator.context.rules.payout, end: 'returned' } });
  await withdraw();
  operator.rule();
  const titles = operator.service.received.map(({ body }) => (read(body) as { title: string }).title);
  expect(titles).toEqual(['Withdrawal paid', 'Withdrawal returned']);
});

test('a lottery draw notifies only players with entries (O-23)', async () => {
  const [one, other] = [await operator.player(), await operator.player()];
  const [{ path, read }] = [await operator.device(one.token), await operator.device(other.token)];
  const rewards = [{ id: 80_001, count: 1 }];
  const given = { ref: `push:${one.userId}`, userId: one.userId, rewards, time: operator.clock.time };
  await operator.db.transaction().execute((trx) => grant(trx, { ...given, money: 'own' }));
  const stands = async () =>
    (await operator.call('lotteryInfo', { activityType: activityTypes.Lottery })) as unknown as {
      data: { round: number; drawTime: number };
    };
  const { round, drawTime } = (await stands()).data;
  expect(await operator.act('lotteryOrder', { round, productId: 0, num: 1 }, one.token)).toMatchObject({ errcode: 0 });
  operator.clock.time = drawTime;
  await pushDue(operator.context, operator.clock.time);
  expect(operator.service.received.map((each) => each.path)).toEqual([path]);
  expect(read(operator.service.received[0]!.body)).toMatchObject({ topic: 'draws', url: '/activity/lottery/order' });
});

test('new mail and feedback replies notify once, planned mail on arrival (O-23)', async () => {
  const { token, userId } = await operator.player();
  const { read } = await operator.device(token);
  const { time } = operator.clock;
  const letter = { userId, type: 'system', title: 'For you', content: '' } as const;
  await sendMail(operator.db, { ...letter, ref: 'a', time });
  await sendMail(operator.db, { ...letter, ref: 'a', time });
  await sendMail(operator.db, { ...letter, ref: 'later', time: time + 60_000 });
  await operator.act('feedbackAdd', { type: 'game', content: 'The reels stood still.', images: [] }, token);
  await answerFeedback(operator.db, userId, { reply: 'We mended them.', status: 1 }, time);
  await answerFeedback(operator.db, userId, { reply: 'Thank you.', asPlayer: true, status: 1 }, time + 1);
  const told = () => operator.service.received.splice(0).map(({ body }) => (read(body) as { url: string }).url);
  await pushDue(operator.context, time);
  expect(told().toSorted()).toEqual(['/email', '/feedback/record']);
  await pushDue(operator.context, time + 60_000);
  expect(told()).toEqual(['/email']);
});

test('a run that still lasts is not begun again (O-23)', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  let runs = 0;
  const now = () => {
    runs++;
    return operator.clock.time;
  };
  const stop = pushRegularly({ context: operator.context, now });
  vi.advanceTimersByTime(10_000);
  await stop();
  expect(runs).toBe(1);
});

test('a withdrawal that can’t be ended holds up neither another’s end nor its message (O-23)', async () => {
  const [stuck, other] = [await operator.known(100_000), await operator.known(100_000)];
  const withdraw = async ({ token, accountId }: typeof stuck) => {
    const smsCode = await operator.code(token);
    const { path } = await operator.device(token);
    const { orderNo } = await operator.act('exchange', { amount: 10_000, name: 'gcash', accountId, smsCode }, token);
    return { path, orderNo: String(orderNo) };
  };
  const [{ orderNo }, { path }] = [await withdraw(stuck), await withdraw(other)];
  await sql`alter table withdrawals add constraint broken
    check (order_no <> ${sql.lit(orderNo)} or not settled)`.execute(operator.db);
  onTestFinished(async () => {
    await sql`alter table withdrawals drop constraint broken`.execute(operator.db);
  });
  operator.clock.time += 60 * 60_000;
  const errors: unknown[] = [];
  await pushDue(operator.context, operator.clock.time, { report: (error) => void errors.push(error) });
  expect(errors.map(String)).toEqual([expect.stringContaining('broken')]);
  expect(operator.service.received.map((each) => each.path)).toEqual([path]);
});
