import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import {
  address,
  bornBefore,
  details,
  fill,
  finish,
  fromGallery,
  goThrough,
  keptOfPlayers,
  kyc,
  next,
  overhear,
  passportNo,
  preview,
  send,
  step,
  takePictures,
} from '../support/kycSteps.ts';
import { isBare, noPhotos, photoOf } from '../support/papers.ts';
import { enterAs, logOut } from '../support/perlas.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';

/** The heading while a check is under review. */
const inReview = (page: Page) => page.getByRole('heading', { name: 'We’re checking what you sent' });

/** Sends a player's first check, which stays under review until staff decide. */
async function sendForReview(page: Page, player: NewPlayer) {
  await sandbox.rule({ kyc: { verdict: 'never' } });
  await enterAs(page, player);
  await page.goto(kyc);
  await goThrough(page);
  await send(page).click();
  await expect(inReview(page)).toBeVisible();
}

test('an identity check returns to the withdrawal, and leaves nothing on the device (KY-02 to KY-07)', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(180_000);
  await sandbox.rule({ kyc: { verdict: 'never' } });
  await enterAs(page, player);
  await page.goto(`${kyc}?back=/withdrawal/gcash`);
  const found: string[] = [];
  const images = overhear(context);
  await goThrough(page, { look: async () => void found.push(...(await violations(page))) });
  expect(images).toEqual([]);

  await page.goBack();
  await page.goBack();
  await expect(page.getByLabel('Barangay')).toHaveValue('1');
  await page.goForward();
  await page.goForward();
  await send(page).click();
  await expect(inReview(page)).toBeVisible();
  expect(images.map(isBare)).toEqual([true, true]);
  const kept = await keptOfPlayers(page);
  expect(kept).not.toContain('data:image');
  expect(kept).not.toContain('Rizal');
  found.push(...(await violations(page)));

  await sandbox.decideCheck(player, 'passed');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible();
  found.push(...(await violations(page)));
  expect(found).toEqual([]);
  await page.getByRole('link', { name: 'Back to your withdrawal' }).click();
  await expect(page).toHaveURL(/\/withdrawal\/gcash/);
});

test('a non-photo is refused, a blurred one warned about, and log-out deletes the draft (G16, V-12)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await enterAs(page, player);
  await page.goto(`${kyc}?step=pictures`);
  const front = 'Front of your ID';
  for (const [kind, file] of Object.entries(noPhotos)) {
    await fromGallery(page, front).setInputFiles(file);
    const said: Record<string, RegExp> = { polyglot: /We can’t open this picture/, bomb: /too many pixels/ };
    await expect(page.getByText(said[kind] ?? /Photos only/)).toBeVisible();
  }
  await expect(preview(page, front)).toHaveCount(0);
  await fromGallery(page, front).setInputFiles(await photoOf(page, front, 14));
  await expect(page.getByText(/looks blurry/)).toBeVisible();
  await fromGallery(page, front).setInputFiles(await photoOf(page, front));
  await expect(page.getByText(/looks blurry/)).toHaveCount(0);
  expect(await keptOfPlayers(page)).toContain('data:image');
  await page.goto('/member');
  await logOut(page);
  await expect.poll(() => keptOfPlayers(page)).not.toContain('data:image');
});

test('a player who may not play is refused, and nothing of theirs stays on the device (KY-05)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await enterAs(page, player);
  await page.goto(kyc);
  await goThrough(page, { name: 'Bawal Maglaro' });
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'You can’t play here' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => keptOfPlayers(page)).not.toContain('Bawal');
});

test('a birth date under 21 is confirmed once, then refused, but not on the 21st birthday (KY-05, RG-01)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await enterAs(page, player);
  await page.goto(kyc);
  await page.getByRole('link', { name: 'Start' }).click();
  await page.getByRole('radio', { name: /^Passport/ }).check();
  await next(page);
  await takePictures(page, 'Front of your ID', 'Your face, next to the ID');
  await next(page);
  await step(page, 'Details');
  const question = page.getByRole('dialog', { name: 'Confirm your date of birth' });
  const birthday = page.getByLabel('Date of birth');
  await fill(page, { 'ID number': passportNo(), ...details, 'Date of birth': bornBefore(21, -1) });
  await next(page);
  await expect(question).toContainText('You entered');
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(question).toHaveCount(0);
  await expect(birthday).toHaveValue(bornBefore(21, -1));

  await test.step('a player who is 21 today continues', async () => {
    await birthday.fill(bornBefore(21));
    await next(page);
    await step(page, 'Address');
    await page.goBack();
  });

  await test.step('a draft leads only as far as the birth date, also after a reload', async () => {
    await birthday.fill(bornBefore(18));
    await expect.poll(() => keptOfPlayers(page)).toContain(bornBefore(18));
    await page.goto(kyc);
    await page.getByRole('link', { name: 'Continue where you left off' }).click();
    await step(page, 'Details');
  });

  const since = Date.now();
  await next(page);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'You can’t play here' })).toBeFocused();
  expect(await violations(page)).toEqual([]);
  await expect.poll(() => keptOfPlayers(page)).not.toMatch(/data:image|Santos/);
  expect(await sandbox.received('uploadKyc', since)).toEqual([]);
});

test('a refused check says what to fix, keeps the good picture, and can be sent again (KY-01)', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(120_000);
  await sendForReview(page, player);
  await sandbox.decideCheck(player, 'rejected', { reason: 'The front is too dark', fields: ['frontId'] });
  await page.reload();
  await expect(page.getByText('The front is too dark')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const images = overhear(context);
  await page.getByRole('link', { name: 'Fix and resend' }).click();
  await next(page);
  await expect(page.getByText('This picture is missing')).toHaveCount(1);
  await takePictures(page, 'Front of your ID');
  await next(page);
  await fill(page, { 'ID number': passportNo() });
  await next(page);
  await next(page);
  await page.getByRole('checkbox').check();
  await next(page);
  await send(page).click();
  await expect(inReview(page)).toBeVisible();
  expect(images).toHaveLength(1);
});

test('a check refused on the open page is corrected there, with both pictures retaken (KY-01, KY-04)', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(120_000);
  await sendForReview(page, player);
  await sandbox.decideCheck(player, 'rejected', { reason: 'Both are too dark', fields: ['frontId', 'selfieId'] });
  await expect(page.getByText('Both are too dark')).toBeVisible({ timeout: 20_000 });

  const since = Date.now();
  const images = overhear(context);
  await page.getByRole('link', { name: 'Fix and resend' }).click();
  await step(page, 'Photos');
  await takePictures(page, 'Front of your ID', 'Your face, next to the ID');
  await next(page);
  await step(page, 'Details');
  await fill(page, { 'ID number': passportNo(), ...details });
  await next(page);
  await step(page, 'Address');
  await fill(page, address);
  await next(page);
  await page.getByRole('checkbox').check();
  await next(page);
  await step(page, 'Review');
  await send(page).click();
  await expect.poll(() => sandbox.received('addKyc', since), { timeout: 20_000 }).toHaveLength(1);
  await expect(inReview(page)).toBeVisible();
  expect(images).toHaveLength(2);
  await expect.poll(() => keptOfPlayers(page)).not.toContain('data:image');
});

test.describe('interrupted upload (B11)', () => {
  test.use({ ownBrowser: true });

  test('resumes with the missing picture after a restart (KY-04)', async ({ page, player, faults, restart }) => {
    test.setTimeout(180_000);
    await sandbox.rule({ kyc: { verdict: 'never' } });
    await enterAs(page, player);
    await page.goto(kyc);
    await goThrough(page);
    const since = Date.now();
    let uploads = 0;
    const cut = faults.on({ call: 'uploadKyc', when: () => ++uploads > 1 }, { reset: 'unsent' });
    await send(page).click();
    await expect(page.getByText(/Everything .*stays here/).first()).toBeVisible();
    await expect(page.getByText('1 of 2 photos sent')).toBeVisible();
    expect(await violations(page)).toEqual([]);

    const again = await restart();
    cut.end();
    await finish(again);
    expect(await sandbox.received('uploadKyc', since)).toHaveLength(2);
  });
});
