import { expect, test } from 'vitest';
import { login } from '#tests/support/ana.ts';
import { order, player } from '#tests/support/depositor.ts';
import { fakeDevice, openTab } from '#tests/support/tab.ts';

const user = (id: number) => ({ errcode: 0, token: `token ${id}`, userInfo: { id, nickname: 'Ana', coin: 0 } });

/** A player with an uncertain deposit: `expire` revokes their token, `come` logs in the given player. */
async function uncertain() {
  const operator = { revoked: false, who: 7 };
  const tab = await player({
    createRecharge: () => new Response('', { status: 502 }),
    operationStatus: () => new Response('', { status: 502 }),
    refreshData: () => (operator.revoked ? { errcode: 401 } : { errcode: 0, coin: 1 }),
    accountLogin: () => user(operator.who),
  });
  await expect(tab.app.money.deposit(order)).rejects.toMatchObject({ kind: 'uncertain' });
  const come = async (who: number) => {
    Object.assign(operator, { who, revoked: false });
    await tab.app.account.login(login);
    // Leaves time to query the other tabs, as one of them may be sending the act.
    await tab.world.pass(2_000);
  };
  const expire = async () => {
    operator.revoked = true;
    await tab.app.session.refresh().catch(() => {});
    await tab.core.call('refreshData', {}).catch(() => {});
    await tab.world.pass(0);
    expect(tab.stores.session.userId).toBe(0);
    expect(tab.stores.acts['createRecharge']).toBeUndefined();
  };
  return { ...tab, come, expire };
}

test('an uncertain deposit still blocks when its player returns after a revoked token (S17)', async () => {
  const { app, stores, come, expire } = await uncertain();
  const { requestId } = stores.acts['createRecharge']!;
  await expire();
  await come(7);
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain', requestId });
  await expect(app.money.deposit(order)).rejects.toMatchObject({ kind: 'busy' });
});

test('an uncertain deposit is hidden from other players and survives their log-out (S17)', async () => {
  const { app, stores, intents, come, expire } = await uncertain();
  await expire();
  await come(8);
  expect(stores.acts['createRecharge']).toBeUndefined();
  expect(await intents()).toHaveLength(1);
  await app.player.logout();
  expect(await intents()).toHaveLength(1);
  await come(7);
  expect(stores.acts['createRecharge']).toMatchObject({ state: 'uncertain' });
});

test('a voluntary log-out forgets an uncertain deposit, at the latest by the next start (S17)', async () => {
  const { app, intents } = await uncertain();
  await app.player.logout();
  expect(await intents()).toEqual([]);

  const late = await player({ createRecharge: () => new Response('', { status: 502 }) }, fakeDevice());
  await late.app.money.deposit(order).catch(() => {});
  const { forget } = late.device.storage;
  late.device.storage.forget = () => Promise.reject(new Error('blocked'));
  await late.app.player.logout();
  late.device.storage.forget = forget;
  expect(await late.intents()).toHaveLength(1);
  await openTab(() => Promise.reject(new Error('no network')), late.device).app.tab.follow();
  expect(await late.intents()).toEqual([]);
});

test.each(['given up', 'settled'])('an act that is %s leaves the intent of a newer one of its kind', async (how) => {
  const { app, device, intents } = await player({
    createRecharge: () => new Response('', { status: 502 }),
    operationStatus: () => ({ errcode: 0, state: 'refused' }),
  });
  await app.money.deposit(order).catch(() => {});
  const [former] = await intents();
  await device.storage.of(7).intents.put({ ...former!, requestId: 'newer' });
  await (how === 'settled' ? app.money.settle('createRecharge') : app.money.giveUp('createRecharge'));
  expect(await intents()).toMatchObject([{ requestId: 'newer' }]);
});
