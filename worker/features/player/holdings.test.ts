import { subscribe } from 'valtio/vanilla';
import { expect, test } from 'vitest';
import { fakeDevice, openTab, scripted } from '#tests/support/tab.ts';

const login = (account: string) => ({ account, password: 'x', keepAccount: false });

/** Tabs of a player; the test answers their balance requests by hand, in any order. */
async function open(tabs = 2) {
  const device = fakeDevice();
  const answers: ((said: object) => void)[] = [];
  const { fetch } = scripted({
    accountLogin: ({ account }) => {
      const id = account === 'ana' ? 7 : 8;
      return { errcode: 0, token: `token ${id}`, userInfo: { id, nickname: 'player', coin: id, points: id * 100 } };
    },
    online: () => ({ errcode: 0 }),
    refreshData: () =>
      new Promise<Response>((done) => answers.push((said) => done(Response.json({ errcode: 0, coin: 7, ...said })))),
  });
  const all = Array.from({ length: tabs }, () => openTab(fetch, device));
  const pass = async (ms: number) => {
    for (const { world } of all) await world.pass(ms);
  };
  await all[0]!.app.account.login(login('ana'));
  await pass(1_000);
  for (const answer of answers.splice(0)) answer({ points: 700 });
  await pass(1_000);
  const amounts = () => all.map(({ stores }) => stores.wallet.held.points?.amount);
  return {
    all,
    device,
    fetch,
    answers,
    pass,
    amounts,
    ask: (tab: number) => void all[tab]!.core.call('refreshData', {}),
  };
}

test('the latest points, diamonds and tickets requested win in every tab, independently (WA-14)', async () => {
  const { all, answers, pass, amounts, ask } = await open();
  expect(amounts()).toEqual([700, 700]);
  ask(0);
  await pass(1_000);
  ask(1);
  await pass(1_000);
  answers[1]!({ points: 200 });
  await pass(1_000);
  answers[0]!({ points: 100, diamond: 5 });
  await pass(1_000);
  expect(amounts()).toEqual([200, 200]);
  expect(all.map(({ stores }) => stores.wallet.held.diamond?.amount)).toEqual([5, 5]);
  expect(all[0]!.stores.wallet.held.lottery).toBeUndefined();
});

test('holdings are available offline after a restart and gone after the log-out', async () => {
  const { all, device, fetch, pass, amounts } = await open(1);
  const after = openTab(fetch, device);
  void after.app.tab.start();
  await after.world.pass(1_000);
  expect(after.stores.wallet.held.points?.amount).toBe(700);
  await all[0]!.app.player.logout();
  await pass(1_000);
  expect(amounts()).toEqual([undefined]);
});

test('no tab shows the previous player’s holdings after another player logs in', async () => {
  const { all, answers, pass } = await open(1);
  const [{ stores, app }] = all as [(typeof all)[0]];
  const coming = app.account.login(login('ben'));
  const shown: string[] = [];
  for (let turn = 0; turn < 200; turn++) {
    await new Promise<void>((done) => setImmediate(done));
    shown.push(`${stores.session.userId} ${stores.wallet.held.points?.amount}`);
  }
  await coming;
  await pass(1_000);
  for (const answer of answers.splice(0)) answer({ points: 800 });
  await pass(1_000);
  expect(new Set(shown).has('8 700')).toBe(false);
  expect(stores.wallet.held.points?.amount).toBe(800);
});

test('a clock set back does not block a newer amount (B12)', async () => {
  const { all, answers, pass, amounts, ask } = await open();
  for (const { world } of all) world.set(-24 * 60 * 60_000);
  ask(0);
  await pass(0);
  answers[0]!({ points: 3 });
  await pass(0);
  expect(amounts()).toEqual([3, 3]);
});

test('on a full device a returning player has the last known holdings, others have nothing (I3)', async () => {
  const { all, device, answers, pass, ask } = await open();
  const say = async (diamond: number) => {
    ask(0);
    await pass(1_000);
    for (const answer of answers.splice(0)) answer({ diamond });
    await pass(1_000);
  };
  await say(9);
  device.storage.of(7).kept.put = () => Promise.reject(new DOMException('The disk is full.', 'QuotaExceededError'));
  await say(5);
  const seen: (number | undefined)[] = [];
  for (const { stores } of all)
    subscribe(stores.wallet, () => void seen.push(stores.wallet.held.diamond?.amount), true);
  await all[0]!.app.account.login(login('ana'));
  await pass(1_000);
  expect(new Set(seen)).toEqual(new Set([5]));
  await all[0]!.app.account.login(login('ben'));
  await pass(1_000);
  expect(all.map(({ stores }) => stores.wallet.held.diamond)).toEqual([undefined, undefined]);
});
