import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailHeader } from '#contract/endpoints/mail.ts';
import type { Reward } from '#contract/signInReply.ts';
import { codesOf, openMoneyTest, type MoneyTest } from '#sandbox/testing/moneyTest.ts';
import { ledgerAccounts } from '#sandbox/testing/stressChecks.ts';
import { sendMail, type Letter } from '#sandbox/operator/mail/sendMail.ts';

let operator: MoneyTest;
beforeAll(async () => {
  operator = await openMoneyTest();
});
afterAll(() => operator.close());

const hour = 60 * 60_000;
const points = { id: 2002, count: 5 };
const cash = { id: 2001, count: 1_000 };

/** Sends a mail and returns its id. */
async function mail(userId: number, more: Partial<Letter> = {}): Promise<number> {
  const ref = randomUUID();
  const { time } = operator.clock;
  await sendMail(operator.db, { ref, userId, type: 'system', title: 'Hi', content: '<p>Hi</p>', time, ...more });
  return (
    await operator.db
      .selectFrom('mails')
      .select('id')
      .where('ref', '=', more.ref ?? ref)
      .executeTakeFirstOrThrow()
  ).id;
}
const withAward = (userId: number, ...awards: Reward[]) => mail(userId, { type: 'promo', awards });
const box = (token: string, pageSize = 20) => operator.call('getMail2', { pageNum: 1, pageSize }, token);
const list = async (token: string) => (await box(token))['list'] as MailHeader[];
const open = (token: string, id: number) => operator.call('getMailDetail', { id }, token);
const claim = (token: string, input: object) => operator.act('receiveMail', input, token);
const remove = (token: string, input: object) => operator.call('delMail', input, token);
const unread = async (token: string) => (await operator.call('online', { gameId: 0 }, token))['mailUnread'];
const dot = async (token: string) => (await operator.call('activityGetStatusList', {}, token))['emailAward'];

test('mails are paged, latest first, and opening one marks it read everywhere (ML-01)', async () => {
  const { userId, token } = await operator.player();
  const first = await mail(userId, { title: 'First', time: operator.clock.time - hour });
  const second = await mail(userId, { title: 'Second' });
  expect(await box(token, 1)).toMatchObject({ pages: 2, total: 2, unread: 2, list: [{ id: second, isRead: false }] });
  expect(await unread(token)).toBe(2);
  expect(await open(token, first)).toMatchObject({
    code: 200,
    data: { id: first, content: '<p>Hi</p>', isRead: true },
  });
  expect(await box(token)).toMatchObject({
    unread: 1,
    list: [
      { id: second, isRead: false },
      { id: first, isRead: true },
    ],
  });
  expect(await unread(token)).toBe(1);
  await operator.call('readMails', {}, token);
  expect(await unread(token)).toBe(0);
});

test('a mail is sent once per subject, and a planned one arrives when due (ML-01)', async () => {
  const { userId, token } = await operator.player();
  const ref = randomUUID();
  await Promise.all([1, 2, 3].map(() => mail(userId, { ref, time: operator.clock.time + hour })));
  expect(await list(token)).toEqual([]);
  expect(await unread(token)).toBe(0);
  operator.clock.time += hour;
  expect(await list(token)).toHaveLength(1);
});

test('another player’s mail and a missing one are not found (ML-02)', async () => {
  const [mine, theirs] = [await operator.player(), await operator.player()];
  const id = await withAward(theirs.userId, points);
  expect(await open(mine.token, id)).toMatchObject({ code: 404 });
  expect(await claim(mine.token, { id })).toMatchObject({ errcode: 404 });
  await remove(mine.token, { ids: [id] });
  expect(await list(theirs.token)).toHaveLength(1);
});

test('an award is granted once under concurrent single and bulk claims (ML-03)', async () => {
  const { userId, token } = await operator.player();
  await operator.deposit(token, 30_000);
  const id = await withAward(userId, points, cash);
  await withAward(userId, points);
  expect(await dot(token)).toBe(true);
  const answers = await Promise.all([
    claim(token, { id }),
    claim(token, { all: 1 }),
    claim(token, { id }),
    claim(token, { all: 1 }),
  ]);
  expect(codesOf(answers).filter((code) => code === 409).length).toBeGreaterThanOrEqual(2);
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ coin: 31_000, points: 10 });
  expect(await operator.call('getExchange', {}, token)).toMatchObject({ needBet: 30_000 + 5 * 1_000 });
  expect(await dot(token)).toBe(false);
  expect((await list(token)).map(({ awardReceived }) => awardReceived)).toEqual([true, true]);
  for (const { balance, sum } of await ledgerAccounts(operator)) expect(balance).toBe(sum);
});

test('claiming all awards is one response, the same for a repeated request (ML-03)', async () => {
  const { userId, token } = await operator.player();
  for (let each = 0; each < 3; each++) await withAward(userId, points);
  const requestId = randomUUID();
  const once = await claim(token, { all: 1, requestId });
  expect(once).toMatchObject({ errcode: 0, rewards: [{ id: 2002, count: 15 }], points: 15 });
  expect(await claim(token, { all: 1, requestId })).toEqual(once);
  expect(await claim(token, { all: 1 })).toMatchObject({ errcode: 409 });
  expect(await claim(token, {})).toMatchObject({ errcode: 400, field: 'id' });
});

test.each([
  ['cash', cash],
  ['a jackpot’s tier', { id: 50_004, count: 1 }],
])('%s in a mail waits for the first deposit, other awards do not (ML-03, V-32)', async (_, money) => {
  const { userId, token } = await operator.player();
  const id = await withAward(userId, money);
  expect(await dot(token)).toBe(false);
  expect(await claim(token, { id })).toMatchObject({ errcode: 4002, need: 'recharge' });
  expect(await claim(token, { all: 1 })).toMatchObject({ errcode: 4002, need: 'recharge' });
  await withAward(userId, points);
  expect(await dot(token)).toBe(true);
  expect(await claim(token, { all: 1 })).toMatchObject({ errcode: 0, rewards: [points] });
  expect(await claim(token, { id })).toMatchObject({ errcode: 4002 });
});

test('an expired award is shown but not claimable, and its mail can be deleted (ML-02)', async () => {
  const { userId, token } = await operator.player();
  const id = await mail(userId, { awards: [points], expiresAt: operator.clock.time + hour });
  operator.clock.time += hour;
  expect(await list(token)).toMatchObject([
    { id, hasAward: true, awardReceived: false, expireTime: operator.clock.time },
  ]);
  expect(await dot(token)).toBe(false);
  expect(await claim(token, { id })).toMatchObject({ errcode: 4002, need: 'time' });
  expect(await remove(token, { ids: [id] })).toMatchObject({ errcode: 0 });
  expect(await list(token)).toEqual([]);
});

test('a mail with an unclaimed award cannot be deleted, nor a selection with one (ML-04)', async () => {
  const { userId, token } = await operator.player();
  const [plain, waiting] = [await mail(userId), await withAward(userId, points)];
  expect(await remove(token, { ids: [plain, waiting] })).toMatchObject({ errcode: 409 });
  expect(await list(token)).toHaveLength(2);
  for (const id of [plain, waiting]) await open(token, id);
  expect(await remove(token, { readAll: 1 })).toMatchObject({ errcode: 0, kept: 1 });
  expect(await list(token)).toMatchObject([{ id: waiting }]);
  await claim(token, { id: waiting });
  expect(await remove(token, { ids: [waiting] })).toMatchObject({ errcode: 0 });
  expect(await list(token)).toEqual([]);
  expect(await remove(token, { ids: [] })).toMatchObject({ errcode: 400, field: 'ids' });
});

test('a concurrent claim and deletion never lose an award (ML-04)', async () => {
  const { userId, token } = await operator.player();
  const ids = await Promise.all([1, 2, 3].map(() => withAward(userId, points)));
  await Promise.all(ids.flatMap((id) => [remove(token, { ids: [id] }), claim(token, { id })]));
  expect(await operator.call('refreshData', {}, token)).toMatchObject({ points: 15 });
});

test('on a break the inbox has no offers and awards cannot be claimed (RG-20)', async () => {
  const { userId, token } = await operator.player();
  const id = await withAward(userId, points);
  await mail(userId, { type: 'account', title: 'About money' });
  await operator.act('selfExclude', { type: 1, hours: 24 }, token);
  expect(await box(token)).toMatchObject({ unread: 1, list: [{ title: 'About money' }] });
  expect(await claim(token, { id })).toMatchObject({ errcode: 5001 });
  expect(await dot(token)).toBe(false);
});

test('registering sends a welcome mail (ML-01)', async () => {
  const said = {
    account: 'welcome1',
    password: 'perlas88',
    loginKind: 2,
    deviceId: 'd',
    ageConfirmed: 1,
    termsVersion: '1',
  };
  const { token } = await operator.call('accountRegist', said);
  expect(await list(String(token))).toMatchObject([{ title: 'Mabuhay! Welcome to Perlas', type: 1 }]);
});

test('a finished withdrawal sends one mail, with the reason if it was returned (ML-01)', async () => {
  const { token, accountId } = await operator.known(100_000);
  await operator.deposit(token, 20_000);
  await operator.stake(token, 40_000, 40_000);
  operator.rule({ payout: { ...operator.context.rules.payout, end: 'refused', reason: 'Name <b>differs</b>' } });
  const wanted = { name: 'gcash', accountId, amount: 30_000, smsCode: await operator.code(token) };
  const { orderNo } = await operator.act('exchange', wanted, token);
  operator.rule();
  operator.clock.time += hour;
  const [told, ...others] = await list(token);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ title: 'Your ₱300.00 withdrawal was returned', type: 3 });
  const { data } = await open(token, told!.id);
  expect((data as { content: string }).content).toContain('Name &lt;b&gt;differs&lt;/b&gt;');
  expect((data as { content: string }).content).toContain(String(orderNo));
  await operator.call('refreshData', {}, token);
  expect(await list(token)).toHaveLength(1);
});
