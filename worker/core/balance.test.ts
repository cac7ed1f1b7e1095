import { expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const day = 24 * 60 * 60_000;
const login = (account: string) => ({ account, password: 'x', keepAccount: false });

/** Two tabs of a player; the test answers the balance requests by hand, in any order. */
async function twoTabs() {
  const device = fakeDevice();
  const answers: ((coin: number) => void)[] = [];
  const { fetch } = scripted({
    accountLogin: ({ account }) => {
      const id = account === 'ana' ? 7 : 8;
      return { errcode: 0, token: `token ${id}`, userInfo: { id, nickname: 'player', coin: id * 100 } };
    },
    online: () => ({ errcode: 0 }),
    refreshData: () =>
      new Promise<Response>((done) => answers.push((coin) => done(Response.json({ errcode: 0, coin })))),
  });
  const [mine, other] = [openTab(fetch, device), openTab(fetch, device)];
  const pass = async (ms: number) => {
    for (const { world } of [mine, other]) await world.pass(ms);
  };
  await mine.app.account.login(login('ana'));
  await pass(1_000);
  for (const answer of answers.splice(0)) answer(700);
  await pass(1_000);
  return { mine, other, device, answers, pass, coins: () => [mine.stores.wallet.coin, other.stores.wallet.coin] };
}

test('the most recently requested balance wins in every tab (A21)', async () => {
  const { mine, other, answers, pass, coins } = await twoTabs();
  void mine.core.call('refreshData', {});
  await pass(1_000);
  void other.core.call('refreshData', {});
  await pass(1_000);
  answers[1]!(200);
  await pass(1_000);
  expect(coins()).toEqual([200, 200]);
  answers[0]!(100);
  await pass(1_000);
  expect(coins()).toEqual([200, 200]);
});

test('balance ordering survives the clock being set back (B12)', async () => {
  const { mine, other, device, answers, pass, coins } = await twoTabs();
  const old = await device.storage.of(7).kept.get('mine');
  for (const { world } of [mine, other]) world.set(-day);
  void mine.core.call('refreshData', {});
  await pass(0);
  answers[0]!(200);
  await pass(0);
  expect(coins()).toEqual([200, 200]);
  // On a full disk the earlier row stays.
  await device.storage.of(7).kept.put(old!);
  device.air.channel('perlas', () => {})({ v: 2, epoch: mine.stores.session.epoch, news: { kind: 'library' } });
  await pass(1_000);
  expect(coins()).toEqual([200, 200]);
});

test('no tab shows the previous player’s balance after another player logs in', async () => {
  const { mine, other, pass } = await twoTabs();
  const shown: unknown[] = [];
  const look = () => {
    for (const { stores } of [mine, other]) shown.push(`${stores.session.userId} ${stores.wallet.coin}`);
  };
  const coming = mine.app.account.login(login('ben'));
  for (let turn = 0; turn < 200; turn++) {
    await new Promise<void>((done) => setImmediate(done));
    look();
  }
  await coming;
  await pass(1_000);
  look();
  expect(shown).not.toContain('7 800');
  expect(shown.at(-2)).toBe('8 800');
});
