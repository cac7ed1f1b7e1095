import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

const claim = (page: Page, task: string) => page.getByRole('button', { name: `Claim: ${task}`, exact: true });
const card = (page: Page, task: string) => page.getByRole('region', { name: task, exact: true });

/** Hundredths. */
const firstDeposit = 20_000;

test('before the first deposit a claim is locked with reason and link, and unlocks once it is paid (V-32)', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/activity/bank');
  await expect(card(page, 'Password').getByText('Locked')).toBeVisible();
  await expect(claim(page, 'Password')).toBeDisabled();
  await expect(claim(page, 'Password')).toHaveAccessibleDescription(/once your first deposit is paid/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Go to deposit' }).click();
  await expect(page).toHaveURL('/wallets');
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeVisible();
  await sandbox.pay(player, firstDeposit);
  await page.goto('/activity/bank');
  await claim(page, 'Password').click();
  await expect(page.getByRole('dialog').getByText('₱5.00')).toBeVisible();
});

test('a done step is claimed once online, and open steps link to their pages (FD-02, WA-15)', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(90_000);
  await sandbox.pay(player, firstDeposit);
  await enterAs(page, player);
  await page.goto('/activity/bank');
  await expect(card(page, 'Mobile number').getByText('To do')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await goOffline(page, 'player');
  await expect(claim(page, 'Password')).toBeDisabled();
  await expect(page.getByText('You need a connection to claim.')).toBeVisible();
  await context.setOffline(false);
  const since = Date.now();
  await claim(page, 'Password').click();
  await expect(page.getByRole('dialog').getByText('₱5.00')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card(page, 'Password').getByText('Claimed')).toBeVisible();
  expect(await sandbox.received('bindReceive', since)).toHaveLength(1);
  await page.getByRole('link', { name: 'Start: Verify your identity' }).click();
  await expect(page).toHaveURL(/kyc\?back=%2Factivity%2Fbank/);
});

test('a claim with a lost response is looked up by itself, and never resent (FD-02, WA-05)', async ({
  page,
  player,
  faults,
}) => {
  test.setTimeout(90_000);
  await sandbox.pay(player, firstDeposit);
  await enterAs(page, player);
  await page.goto('/activity/bank');
  const since = Date.now();
  const lost = faults.on({ call: 'bindReceive' }, { reset: 'unanswered' });
  const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
  await claim(page, 'Password').click();
  await expect(page.getByRole('heading', { name: 'Checking status' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  lost.end();
  outage.end();
  await expect(page.getByRole('dialog').getByText('₱5.00')).toBeVisible({ timeout: 15_000 });
  await page.keyboard.press('Escape');
  await expect(card(page, 'Password').getByText('Claimed')).toBeVisible();
  const ids = (await sandbox.received('bindReceive', since)).map(({ requestId }) => requestId);
  expect(new Set(ids).size).toBe(1);
});
