import { expect, test } from '#tests/network/test.ts';
import {
  askForDeposit,
  balance,
  logInHere,
  logOutHere,
  open,
  openWithdrawal,
  playRound,
} from '../support/wholeVisit.ts';
import { sandbox } from '../support/sandbox.ts';

test.use({ blocksCookies: true });

test('D1: where the browser blocks all cookies, a player logs in, deposits, plays, looks at withdrawals and logs out @long', async ({
  page,
  player,
}) => {
  test.setTimeout(180_000);
  page.setDefaultTimeout(10_000);
  await sandbox.pay(player, 50_000);
  await open(page);
  await expect(page.getByText(/can’t save data/)).toBeVisible();
  await logInHere(page, player);
  await playRound(page);
  await openWithdrawal(page);
  await askForDeposit(page);
  await page.waitForTimeout(2000);
  await page.screenshot({ path: '/tmp/blocked/deposit.png' });
  console.log(page.url());
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForTimeout(4000);
  await page.screenshot({ path: '/tmp/blocked/pay.png' });
  console.log(page.url());
  console.log(
    page
      .context()
      .pages()
      .map((p) => p.url()),
  );
});
