import type { Page } from 'playwright/test';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const deposit = (page: Page) => page.getByRole('button', { name: 'Deposit', exact: true });
const checking = (page: Page) => page.getByText(/Checking your deposit/i).first();
const gateway = (page: Page) => page.getByRole('button', { name: 'Pay', exact: true });

/** The numbers of deposits requested, by their ids, and of copies received. */
async function asked(since: number) {
  const copies = await sandbox.received('createRecharge', since);
  return { acts: new Set(copies.map(({ requestId }) => requestId)).size, copies: copies.length };
}
const one = { acts: 1, copies: 1 };

async function chooseAmount(page: Page) {
  await page.goto('/wallets');
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
}

test('Enter and double taps make one deposit, even after a reload before the response (F9)', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await chooseAmount(page);
  await sandbox.hang('createRecharge', 'before');
  const since = Date.now();
  await deposit(page).evaluate((button: HTMLButtonElement) => {
    button.form?.requestSubmit(button);
    button.click();
    button.click();
  });
  await expect.poll(() => asked(since)).toEqual(one);
  await page.reload();
  await expect(checking(page)).toBeVisible();
  expect(await asked(since)).toEqual(one);
});

test('a step back from the gateway sends nothing, and another tap is another deposit (F9)', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await chooseAmount(page);
  const since = Date.now();
  await deposit(page).click();
  await expect(gateway(page)).toBeVisible();
  await page.goBack();
  await expect(deposit(page)).toBeEnabled();
  expect(await asked(since)).toEqual(one);
  await page.getByRole('radio', { name: /₱500\.00/ }).check();
  await deposit(page).click();
  await expect(gateway(page)).toBeVisible();
  expect(await asked(since)).toEqual({ acts: 2, copies: 2 });
});
