import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { workerOf } from '#tests/network/worker.ts';
import { finish, goThrough, keptOfPlayers, kyc, send as sendKyc } from '../support/kycSteps.ts';
import { crash } from '../support/crash.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { asked, checking, code, fill, juan, one, send } from '../support/withdrawing.ts';

const received = async (call: string, since: number) => (await sandbox.received(call, since)).length;

test('after a page crash during a withdrawal, the next page looks it up and never resends it (H3)', async ({
  page,
}) => {
  await enterAs(page, juan);
  await fill(page, '150');
  await sandbox.hang('exchange', 'before');
  const since = Date.now();
  await send(page).click();
  await expect.poll(() => asked(since)).toEqual(one);
  const next = await crash(page);
  await next.goto('/withdrawal/gcash');
  await expect(checking(next)).toBeVisible();
  await expect.poll(() => received('operationStatus', since)).toBeGreaterThan(0);
  expect(await asked(since)).toEqual(one);
});

test('after a page crash while adding an account, the next page looks it up and never resends it (H3)', async ({
  page,
}) => {
  await enterAs(page, juan);
  await page.goto('/wallets/card/edit');
  await page.getByRole('combobox', { name: 'E-wallet or bank' }).selectOption('Maya');
  await page.getByRole('textbox', { name: 'Account number' }).fill('123456789012');
  await page.getByRole('textbox', { name: 'Account name' }).fill('Juan Dela Cruz');
  await page.getByRole('textbox', { name: 'Code' }).fill(code);
  await sandbox.hang('addBankInfo', 'before');
  const since = Date.now();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => received('addBankInfo', since)).toBe(1);
  const next = await crash(page);
  await next.goto('/wallets/card/edit');
  await expect(next.getByRole('heading', { name: 'Checking status' })).toBeVisible();
  await expect.poll(() => received('operationStatus', since)).toBeGreaterThan(0);
  expect(await received('addBankInfo', since)).toBe(1);
});

test('after a crash between two photos of a check, the next page has the answers and photo to send (H3)', async ({
  page,
  player,
  faults,
}) => {
  test.setTimeout(120_000);
  await sandbox.rule({ kyc: { verdict: 'never' } });
  await enterAs(page, player);
  await page.goto(kyc);
  await goThrough(page);
  const since = Date.now();
  let uploads = 0;
  const second = faults.on({ call: 'uploadKyc', when: () => ++uploads > 1 }, { hang: 'unsent' });
  await sendKyc(page).click();
  await second.met();
  // Typed text is stored a moment after the last key.
  await expect.poll(() => keptOfPlayers(page)).toContain('Rizal');
  const next = await crash(page);
  second.end();
  await finish(next);
  expect(await received('uploadKyc', since)).toBe(2);
  expect(await received('addKyc', since)).toBe(1);
});

/** Keeps everything that a page's worker sends on the device from now on. */
const holdBack = async (page: Page) =>
  (await workerOf(page)).evaluate(() => void (self.fetch = () => new Promise(() => {})));

test.describe('killed browser (D11)', () => {
  test.use({ ownBrowser: true });

  test('a deposit stored but not yet sent is looked up, and never sent (D11)', async ({ page, player, restart }) => {
    await enterAs(page, player);
    await page.goto('/wallets');
    await page.getByRole('radio', { name: /₱500\.00/ }).check();
    await holdBack(page);
    const since = Date.now();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect.poll(() => keptOfPlayers(page)).toContain('"call":"createRecharge"');
    const again = await restart();
    await again.goto('/wallets');
    await expect(again.getByText(/Checking your deposit/i).first()).toBeVisible();
    await expect.poll(() => received('operationStatus', since)).toBeGreaterThan(0);
    expect(await received('createRecharge', since)).toBe(0);
  });

  for (const [what, isSent] of Object.entries({ 'not yet sent': false, 'in flight': true }))
    test(`a withdrawal ${what} is looked up, and never resent (D11)`, async ({ page, restart }) => {
      await enterAs(page, juan);
      await fill(page, '150');
      if (isSent) await sandbox.hang('exchange', 'before');
      else await holdBack(page);
      const since = Date.now();
      await send(page).click();
      if (isSent) await expect.poll(() => asked(since)).toEqual(one);
      await expect.poll(() => keptOfPlayers(page)).toContain('"call":"exchange"');
      const again = await restart();
      await again.goto('/withdrawal/gcash');
      await expect(checking(again)).toBeVisible();
      await expect.poll(() => received('operationStatus', since)).toBeGreaterThan(0);
      expect(await asked(since)).toEqual(isSent ? one : { acts: 0, copies: 0 });
    });
});
