import { expect, test } from '#tests/network/test.ts';
import { accept } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import {
  fillLogIn,
  inMemory,
  logInHere,
  logOutHere,
  open,
  openWithdrawal,
  payDeposit,
  playRound,
} from '#tests/network/wholeVisit.ts';

test.use({ blocksCookies: true });

test('with all cookies blocked a player logs in, views withdrawals, deposits, plays, logs out (D1) @long', async ({
  page,
  player,
  clock,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(20_000);
  const since = Date.now();
  await clock.start();
  await open(page);
  await expect(page.getByText(inMemory)).toBeVisible();
  await logInHere(page, player);
  await openWithdrawal(page);
  await payDeposit(page);
  // The session belonged to this document, which the payment page has replaced.
  await expect(page).toHaveURL(/\/auth\/login/);
  await accept(page);
  await fillLogIn(page, page, player);
  expect(await sandbox.received('createRecharge', since)).toHaveLength(1);
  await playRound(page);
  // Away from the lobby and its popups, for longer than a page waits for its worker to start.
  await openWithdrawal(page);
  await clock.pass(60_000);
  await expect(page.getByRole('status', { name: 'Balance' })).toBeVisible();
  await logOutHere(page);
});
