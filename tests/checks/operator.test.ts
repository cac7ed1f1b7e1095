import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestOperator } from '#sandbox/testing/testOperator.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { appOrigin, inProcess, openTab } from '../support/tab.ts';

type Trial = Awaited<ReturnType<typeof openTestOperator>>;
let operator: Trial;

beforeAll(async () => {
  operator = await openTestOperator();
});
afterAll(() => operator.close());

/** A tab whose network is the sandbox's operator, in this process. */
const tab = () => openTab(inProcess((request) => operator.fetch(request)));
const juan = { account: 'juan88', password: 'perlas88', keepAccount: true };
const amount = 50_000 as Money;

/** Waits until an expectation holds, as the operator answers in real time, which no injected clock controls. */
const answered = (expectation: () => void) => vi.waitFor(expectation, { timeout: 10_000 });

test('a visitor gets the operator’s lobby, settings and activities', async () => {
  const { app, stores, world } = tab();
  await app.tab.start();
  await world.pass(0);
  await answered(() => expect(stores.lobby).toMatchObject({ total: 300 }));
  expect(stores.lobby.types).toHaveLength(8);
  expect(stores.settings.config).toMatchObject({ clientMode: 1, currency: 'PHP' });
  expect(await app.games.findGames({ text: 'pina', from: 0, count: 9 })).toMatchObject({
    tiles: expect.arrayContaining([expect.objectContaining({ name: expect.stringContaining('Piña') })]),
  });
});

test('a player logs in, likes a game, and finds it in the next tab', async () => {
  const one = tab();
  await one.app.account.login(juan);
  await one.world.pass(0);
  await answered(() => expect(one.stores.wallet.coin).toBe(125_000));
  const [game] = (await openLobby(one)).tiles;
  await one.app.player.like(game!.id, true);
  const two = tab();
  await two.app.account.login(juan);
  await two.world.pass(0);
  await answered(() => expect(two.stores.library.likes).toContain(game!.id));
});

async function openLobby({ app, stores, world }: ReturnType<typeof tab>) {
  await app.tab.start();
  await world.pass(0);
  await answered(() => expect(stores.lobby.total).toBe(300));
  return app.games.findGames({ from: 0, count: 5 });
}

test('a wrong password is refused with the remaining tries', async () => {
  await expect(tab().app.account.login({ ...juan, account: 'maria88', password: 'wrong-one1' })).rejects.toMatchObject({
    kind: 'refused',
    code: 2001,
    details: { left: 4 },
  });
});

test('a code opens an account after the player confirms their age', async () => {
  const { app, stores } = tab();
  await app.account.sendCode('09170000001', 3);
  await expect(
    app.account.loginByPhone({ mobile: '09170000001', smsCode: '246810', termsVersion: '1' }),
  ).resolves.toEqual({
    isNew: true,
  });
  expect(stores.session.user).toMatchObject({ coin: 0 });
});

test('a deposit is ordered once, and one with a lost response is settled by a read', async () => {
  const { app, core, stores } = tab();
  await app.account.login(juan);
  await app.tab.start();
  const { rechargeTypes, rechargeItems } = stores.settings.config!;
  const item = rechargeItems!.find(({ price }) => price === amount)!;
  const order = {
    rechargeTypeId: rechargeTypes![0]!.id,
    itemId: item.id,
    amount,
    returnUrl: `${appOrigin}/wallets`,
  };
  const confirmed = await app.money.deposit(order);
  expect(confirmed).toMatchObject({ orderNo: expect.any(String), payUrl: expect.stringContaining(confirmed.orderNo) });

  const { post } = core.network;
  core.network.post = async (...request) => {
    await post(...request);
    throw new Failure('network');
  };
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'uncertain' });
  core.network.post = post;
  await expect(app.money.settle('createRecharge')).resolves.toMatchObject({
    state: 'done',
    answer: { orderNo: expect.not.stringMatching(confirmed.orderNo) },
  });
  expect(stores.acts['createRecharge']).toBeUndefined();
});

test('a game is opened and left, and the records show the balance', async () => {
  const one = tab();
  await one.app.account.login(juan);
  const { tiles } = await openLobby(one);
  await expect(
    one.app.play.openGame({ opening: 'a', gameId: tiles[0]!.id, tryIt: false, lang: 'en' }),
  ).resolves.toMatchObject({
    url: expect.stringContaining('launch='),
  });
  await one.app.play.leaveGame('a');
  await one.app.replies.read('appUserCoinDetail', { pageNum: 1, pageSize: 20 });
  const reply = Object.entries(one.stores.replies).find(([key]) => key.startsWith('appUserCoinDetail'))![1];
  const { list } = reply!.value as { list: object[] };
  expect(list[0]).toMatchObject({ balance: 125_000 });
});
