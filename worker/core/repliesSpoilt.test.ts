import { expect, test } from 'vitest';
import { entrance, login } from '#tests/support/ana.ts';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';
import { replyKey } from '#contract/stores.ts';

const asked = { pageNum: 1, pageSize: 20 };
const records = replyKey('rechargeRecord', asked);
const page = { code: 200, data: { list: [], pages: 0 } };
const order = { rechargeTypeId: 1, amount: 10_000 as never, returnUrl: '/' };

const operator = (rechargeRecord: () => unknown = () => page) =>
  scripted({
    accountLogin: entrance,
    createRecharge: () => ({ errcode: 0, orderNo: 'A1', payUrl: 'http://pay.test/' }),
    rechargeRecord,
  });

test('a write makes the affected replies stale, including one in flight', async () => {
  let answer: (response: Response) => void = () => {};
  const { fetch } = operator(() => new Promise<Response>((done) => (answer = done)));
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login);
  const reading = app.replies.read('rechargeRecord', asked);
  await world.pass(0);
  await app.money.deposit(order);
  answer(Response.json(page));
  await reading;
  expect(stores.replies[records]).toMatchObject({ stale: true });
});

test('a read after a write does not share a request made before it', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { fetch, sent } = operator(() => new Promise<Response>((done) => void answers.push(done)));
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login);
  const before = app.replies.read('rechargeRecord', asked);
  await world.pass(0);
  await app.money.deposit(order);
  const after = app.replies.read('rechargeRecord', asked);
  await world.pass(0);
  for (const answer of answers) answer(Response.json(page));
  await Promise.all([before, after]);
  expect(sent('rechargeRecord')).toHaveLength(2);
  expect(stores.replies[records]).not.toHaveProperty('stale');
});

test('a write makes the affected replies stale in other tabs too', async () => {
  const device = fakeDevice();
  const { fetch } = operator();
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  await mine.app.account.login(login);
  await other.world.pass(0);
  other.app.replies.show('rechargeRecord', asked);
  await other.app.replies.read('rechargeRecord', asked);
  await mine.app.money.deposit(order);
  await other.world.pass(0);
  expect(other.stores.replies[records]).toMatchObject({ stale: true });
});

test('a reply requested before a write never replaces one requested after it (A21)', async () => {
  const answers: ((response: Response) => void)[] = [];
  const { fetch } = operator(() => new Promise<Response>((done) => void answers.push(done)));
  const { app, stores, world } = openTab(fetch);
  await app.account.login(login);
  const before = app.replies.read('rechargeRecord', asked);
  await world.pass(0);
  await app.money.deposit(order);
  const after = app.replies.read('rechargeRecord', asked);
  await world.pass(0);
  answers[1]!(Response.json({ code: 200, data: { list: [], pages: 2 } }));
  await after;
  answers[0]!(Response.json(page));
  await before;
  expect(stores.replies[records]).toMatchObject({ value: { pages: 2 } });
  expect(stores.replies[records]).not.toHaveProperty('stale');
});
