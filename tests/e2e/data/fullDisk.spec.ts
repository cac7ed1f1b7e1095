import { expect, test } from '#tests/network/test.ts';
import { accept } from '../support/perlas.ts';
import { fillLogIn, logInHere, logOutHere, open, payDeposit, playRound } from '#tests/network/wholeVisit.ts';
import { sandbox } from '../support/sandbox.ts';

test('on a full device a player logs in, deposits, plays and logs out (D2) @long', async ({
  page,
  player,
  storage,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.wiped();
  watch.expectLines(/favicon\.ico/);
  const since = Date.now();
  // A file of the app's origin, so that the quota is full before the app opens.
  await page.goto('/icons/favicon.svg');
  await storage.full(0);
  await open(page);
  await logInHere(page, player);
  await payDeposit(page);
  // If the device couldn't store the session, the payment page has ended it.
  await expect(page).toHaveURL(/\/(auth\/login|wallets)/);
  if (page.url().includes('/auth/login')) {
    await accept(page);
    await fillLogIn(page, page, player);
  }
  expect(await sandbox.received('createRecharge', since)).toHaveLength(1);
  await playRound(page);
  await logOutHere(page);
});
