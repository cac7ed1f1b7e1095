import type { Page } from 'playwright/test';
import { fromGallery, kyc, preview } from '../support/kycSteps.ts';
import { photoOf } from '../support/papers.ts';
import { accept, enterAs, expect, settleIn, test } from '../support/perlas.ts';
import { facilities, spoilFacility, type Left } from '#tests/network/facilities.ts';
import { sandbox } from '../support/sandbox.ts';
import {
  askForDeposit,
  balance,
  fillLogIn,
  inMemory,
  logInHere,
  logOutHere,
  open,
  openWithdrawal,
  payDeposit,
  playRound,
} from '#tests/network/wholeVisit.ts';

/** The app's message at the start. */
const said: Record<Left, RegExp | undefined> = {
  whole: undefined,
  brief: inMemory,
  refused: inMemory,
  held: /Games and deposits are off/,
};

test.describe.configure({ mode: 'parallel' });

/** Resolves once nothing of a logged-out player is stored, however late the device answers. */
const wiped = (page: Page) =>
  expect
    .poll(
      () =>
        page.evaluate(async () => (await indexedDB?.databases())?.filter(({ name }) => name!.includes('player')) ?? []),
      { timeout: 40_000 },
    )
    .toEqual([]);

test.describe('missing browser facilities @long', () => {
  test.use({ serviceWorkers: 'block' });
  for (const { facility, state, left } of facilities)
    test(`where ${facility} ${state}, a visit ends as “${left}”, and nothing loops or hangs (D1, D3, D7)`, async ({
      page,
      context,
      player,
    }) => {
      test.setTimeout(180_000);
      page.setDefaultTimeout(30_000);
      await sandbox.pay(player, 50_000);
      const since = Date.now();
      await spoilFacility(context, facility, state);
      await open(page);
      if (said[left] && left !== 'refused') await expect(page.getByText(said[left])).toBeVisible({ timeout: 60_000 });
      await logInHere(page, player);
      await openWithdrawal(page);
      if (left === 'refused' || left === 'held') {
        if (left === 'refused') await playRound(page);
        await askForDeposit(page);
        await expect(page.getByText('We can’t save to this device.').first()).toBeVisible({ timeout: 20_000 });
        expect(await sandbox.received('createRecharge', since)).toEqual([]);
        await logOutHere(page);
        return wiped(page);
      }
      await playRound(page);
      await payDeposit(page);
      if (left === 'brief') {
        await expect(page).toHaveURL(/\/auth\/login/);
        await fillLogIn(page, page, player);
      } else {
        await expect(page).toHaveURL(/\/wallets/);
        const notice = page.getByRole('dialog', { name: 'Age and terms notice' });
        if (facility === 'localStorage') await accept(page);
        else await expect(notice).toHaveCount(0);
      }
      expect(await sandbox.received('createRecharge', since)).toHaveLength(1);
      await page.getByRole('link', { name: 'Home', exact: true }).click();
      await expect(balance(page)).toBeVisible({ timeout: 30_000 });
      await logOutHere(page);
      await wiped(page);
    });
});

test.describe('missing OffscreenCanvas @long', () => {
  test.use({ serviceWorkers: 'block' });
  for (const state of ['is absent', 'throws at once'] as const)
    test(`where OffscreenCanvas ${state}, each picture says that the phone can’t prepare it (F5)`, async ({
      page,
      context,
      player,
    }) => {
      await spoilFacility(context, 'OffscreenCanvas', state);
      await enterAs(page, player);
      await page.goto(`${kyc}?step=pictures`);
      const side = 'Front of your ID';
      const photo = await photoOf(page, side);
      await fromGallery(page, side).setInputFiles(photo);
      await expect(
        page.getByRole('alert').filter({ hasText: 'Your phone couldn’t prepare this picture.' }),
      ).toBeVisible();
      await expect(preview(page, side)).toHaveCount(0);
      await page.goto('/feedback');
      await page.locator('input[type=file]').setInputFiles(photo);
      await expect(page.getByText(`${photo.name}: your phone couldn’t prepare this picture.`)).toBeVisible();
    });
});

test('a file that the device fails to read is reported at its card, and the next one works (F5) @long', async ({
  page,
  context,
  player,
}) => {
  await context.addInitScript(() => {
    const own = Blob.prototype.arrayBuffer;
    Blob.prototype.arrayBuffer = function read(this: Blob) {
      const isGone = this instanceof File && this.name === 'gone.jpg';
      return isGone ? Promise.reject(new DOMException('', 'NotReadableError')) : own.call(this);
    };
  });
  await settleIn(page, player, `${kyc}?step=pictures`);
  const side = 'Front of your ID';
  const photo = await photoOf(page, side);
  await fromGallery(page, side).setInputFiles({ ...photo, name: 'gone.jpg' });
  await expect(page.getByRole('alert').filter({ hasText: 'We couldn’t read this file.' })).toBeVisible();
  await fromGallery(page, side).setInputFiles(photo);
  await expect(preview(page, side)).toBeVisible();
  await expect(page.getByText('We couldn’t read this file.')).toHaveCount(0);
});
