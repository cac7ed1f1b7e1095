import type { Page } from 'playwright/test';
import { deploy, nextBrand, present } from '#tests/network/deploy.ts';
import { atRest, letIn, search, waiting } from '../e2e/support/deployed.ts';
import { paths } from '../e2e/support/everyPath.ts';
import { fromGallery, kyc, next, preview, step } from '../e2e/support/kycSteps.ts';
import { enter, enterAs, expect, logOut, test } from '../e2e/support/perlas.ts';
import { cutOff, offlineReady, picturesCached, quiet } from '../e2e/support/rest.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { endow, noPrize, pearlCard } from '../e2e/support/shopping.ts';
import { spin, started } from '../e2e/support/slot.ts';
import { amount, code, juan, send, withdraw } from '../e2e/support/withdrawing.ts';
import { choosePhoto } from './choosePhoto.ts';
import { openAll } from './openAll.ts';

test.describe.configure({ timeout: 120_000 });

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' }).first();

/** The addresses left for a player, as each address is opened once. */
const forPlayers = paths('player').filter((address) => !paths('visitor').includes(address));

test.describe('smoke', { tag: ['@engines', '@smoke'] }, () => {
  test('a visitor answers the notice, changes the language and opens every page', async ({ page }) => {
    await enter(page);
    await expect(page.getByText(/\d+ games/).first()).toBeVisible();
    await page.goto('/member/settings');
    await page.getByRole('radio', { name: 'Filipino' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
    await page.getByRole('radio', { name: 'English' }).check();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    expect(await openAll(page, paths('visitor'))).toEqual([]);
  });

  test(
    'a player pays a deposit, plays a round, leaves the game and withdraws',
    { tag: '@private' },
    async ({ page }) => {
      await sandbox.forgetCodes();
      await enterAs(page, juan);
      await page.goto('/wallets');
      await page.getByRole('radio', { name: /₱200\.00/ }).check();
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page.getByRole('heading', { name: 'Deposit successful' })).toBeVisible();
      await expect(balance(page)).toContainText('₱1,450.00');

      await page.goto('/game/start?gameId=1001');
      await started(page);
      await spin(page).click();
      await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
      await page.getByRole('button', { name: 'Exit game' }).click();
      await expect(page).toHaveURL(/\/$/);

      const since = Date.now();
      await page.goto('/withdrawal/gcash');
      await page.getByRole('button', { name: 'Send code' }).click();
      await expect.poll(() => sandbox.received('smsSend', since)).toHaveLength(1);
      await amount(page).fill('100');
      await page.getByRole('textbox', { name: 'Code' }).fill(code);
      await withdraw(page).click();
      await send(page).click();
      await expect(page.getByRole('heading', { name: 'Your withdrawal is on its way' })).toBeVisible();
      expect(await sandbox.received('exchange', since)).toHaveLength(1);
    },
  );

  test('a player spins, scratches a card, adds a photo of an ID and opens every page @onPhones', async ({
    page,
    player,
  }) => {
    await endow(player);
    await sandbox.giveDrawChances(player, 1);
    await sandbox.draw(`card:${pearlCard}`, noPrize);
    await enterAs(page, player);
    await page.goto('/activity/jackpot');
    await page.getByRole('button', { name: 'SPIN', exact: true }).click();
    await expect(page.getByRole('dialog', { name: 'You got' })).toBeVisible({ timeout: 20_000 });

    await page.goto('/points?tab=scratch');
    const offer = page.getByRole('region', { name: 'Perlas', exact: true });
    await offer.getByRole('button', { name: 'Buy · 20 diamonds: Perlas × 1' }).click();
    await offer.getByRole('button', { name: 'Scratch: Perlas' }).click();
    await page.getByRole('button', { name: 'Reveal' }).click();
    await expect(page.getByRole('button', { name: 'Reveal' })).toHaveCount(0);

    await page.goto(kyc);
    await page.getByRole('link', { name: 'Start' }).click();
    await step(page, 'Your ID');
    await page.getByRole('radio', { name: /^Passport/ }).check();
    await next(page);
    await step(page, 'Photos');
    await fromGallery(page, 'Front of your ID').evaluate(choosePhoto);
    await expect(preview(page, 'Front of your ID')).toBeVisible();
    expect(await openAll(page, forPlayers)).toEqual([]);
  });

  test('a log-out ends the other tab; the app opens offline and takes an update', async ({
    page,
    context,
    player,
    baseURL,
  }) => {
    await enterAs(page, player);
    const other = await context.newPage();
    await other.goto('/');
    await expect(balance(other)).toBeVisible();
    await page.goto('/member');
    await logOut(page);
    await expect(balance(other)).toHaveCount(0);
    await other.close();

    await offlineReady(page);
    // The lobby draws its footer last; a cut before that would leave pictures off the device.
    await expect(page.getByRole('navigation', { name: 'Information' })).toBeAttached();
    await picturesCached(page);
    await quiet(page);
    await cutOff(page);
    await page.reload();
    await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
    await context.setOffline(false);

    await deploy(baseURL!);
    try {
      await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update());
      await expect.poll(() => waiting(page), { timeout: 20_000 }).toBe('installed');
      await atRest(page);
      await search(page).click();
      await letIn(page);
      await expect(page).toHaveTitle(new RegExp(nextBrand));
    } finally {
      await deploy(baseURL!, present);
    }
  });
});
