import { expect, test } from 'vitest';
import type { Money } from '#contract/schema.ts';
import { hours, now, playerOn } from '#tests/support/rgPlayer.ts';
import { settle } from '#tests/support/world.ts';

const game = { opening: 'a', gameId: 1001, tryIt: false, lang: 'en' };

test('a break prevents games and deposits from being requested', async () => {
  const { app, requests } = await playerOn();
  await app.rg.selfExclude({ type: 1, hours: 24 });
  const before = requests.length;
  await expect(app.play.openGame(game)).rejects.toMatchObject({ kind: 'refused', code: 5001 });
  const deposit = { rechargeTypeId: 1, amount: 10_000 as Money, returnUrl: '/' };
  await expect(app.money.deposit(deposit)).rejects.toMatchObject({ code: 5001 });
  expect(requests).toHaveLength(before);
});

test('a break allows claiming a lottery win, but not buying an entry (RG-20)', async () => {
  const { app, requests } = await playerOn({ lotteryClaim: () => ({ errcode: 0, rewards: [], coin: 2_500 }) });
  await app.rg.selfExclude({ type: 1, hours: 24 });
  const before = requests.length;
  await expect(app.money.buyLottery({ round: 7, productId: 0, num: 1 })).rejects.toMatchObject({ code: 5001 });
  expect(requests).toHaveLength(before);
  await expect(app.money.claimLottery({ orderNo: 'L1' })).resolves.toMatchObject({ coin: 2_500 });
});

test('a break is learned from a refusal', async () => {
  const until = now + 5 * hours;
  const { app, stores } = await playerOn({ startGame: () => ({ errcode: 5001, until }) });
  await expect(app.play.openGame(game)).rejects.toMatchObject({ code: 5001 });
  await settle();
  expect(stores.rg).toMatchObject({ state: 1, until });
});
