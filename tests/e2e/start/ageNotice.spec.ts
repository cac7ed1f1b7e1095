import type { BrowserContext, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { amend } from '../support/amend.ts';
import { largestPictures } from '../support/sight.ts';
import { expect, test } from '../support/perlas.ts';

interface Settings {
  config: { clientMode: number; ageNotice: { version: string; declineUrl: string } };
}

const notice = (page: Page) => page.getByRole('dialog', { name: 'Age and terms notice' });
const answer = (page: Page, name: string) => notice(page).getByRole('button', { name, exact: true });
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');
const regulator = 'https://www.pagcor.ph/';

/** Holds back every file of the bundle, including the worker's; returns a function that releases them. */
async function holdBundle(context: BrowserContext): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((done) => (release = done));
  await context.route('**/assets/**', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  return () => release();
}

/** Init script: counts how often the notice is shown. */
function countNotices() {
  const page = globalThis as unknown as { asked: number };
  page.asked = 0;
  const showModal = HTMLDialogElement.prototype.showModal;
  HTMLDialogElement.prototype.showModal = function () {
    if (this.id === 'age-notice') page.asked++;
    showModal.call(this);
  };
}
const timesAsked = (page: Page) => page.evaluate(() => (globalThis as unknown as { asked: number }).asked);

test('pictures behind the notice load, and are drawn once it has been accepted @long', async ({ page }) => {
  const pictures = page.getByRole('main').locator('article img');
  await page.goto('/');
  await expect.poll(() => pictures.first().evaluate((img: HTMLImageElement) => img.complete)).toBe(true);
  expect(await largestPictures(page)).toEqual([]);
  await answer(page, 'Accept').click();
  await expect(pictures.first()).toBeVisible();
});

test('the notice can be accepted before the bundle loads, and is not asked again (P-02)', async ({ page, context }) => {
  await page.addInitScript(countNotices);
  const letGo = await holdBundle(context);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(notice(page)).toContainText('under 21 years old');
  expect(await page.evaluate(() => document.querySelector('dialog')!.matches(':modal'))).toBe(true);
  await expect(page.getByRole('heading', { name: 'Age and terms notice' })).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(notice(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);

  const before = await timesAsked(page);
  await answer(page, 'Accept').click();
  await expect(notice(page)).toHaveCount(0);
  letGo();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log in' })).toBeEnabled();
  expect(await timesAsked(page)).toBe(before);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  expect(await timesAsked(page)).toBe(0);
});

test('the notice can be declined before the bundle loads, and returns on going back (P-03)', async ({
  page,
  context,
}) => {
  await context.route(`${regulator}**`, (route) => route.fulfill({ body: 'The regulator' }));
  const letGo = await holdBundle(context);
  await page.goto('/', { waitUntil: 'commit' });
  await answer(page, 'I Do Not Accept').click();
  await expect(page).toHaveURL(regulator);
  letGo();
  await page.goBack();
  await expect(notice(page)).toBeVisible();
});

test('the notice can switch language before the bundle loads, and the app keeps it @long', async ({
  page,
  context,
}) => {
  const letGo = await holdBundle(context);
  await page.goto('/', { waitUntil: 'commit' });
  await answer(page, 'Filipino').click();
  const filipino = page.getByRole('dialog', { name: 'Paalala sa edad at mga tuntunin' });
  await expect(filipino).toContainText('wala pang 21 taong gulang');
  await expect(filipino.getByText('under 21')).toBeHidden();
  expect((await context.cookies()).find(({ name }) => name === 'lang')?.value).toBe('fil');
  letGo();
  await filipino.getByRole('button', { name: 'Tinatanggap Ko', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mag-log in' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'fil');
});

test('the notice can switch language after the bundle has loaded, and the page follows @long', async ({ page }) => {
  await page.goto('/');
  await expect(cards(page).first()).toBeAttached();
  await answer(page, 'Filipino').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Tinatanggap Ko', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Mag-log in' })).toBeVisible();
});

for (const [link, path, title] of [
  ['Terms of use', '/terms-of-use', 'Terms of use'],
  ['Privacy policy', '/privacy-policy', 'Privacy policy'],
] as const)
  test(`${link} can be read without accepting, and the notice waits on every other page @long`, async ({ page }) => {
    await page.goto('/');
    await notice(page).getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(notice(page)).toBeVisible();
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(notice(page)).toHaveCount(0);
    await page
      .getByRole('button', { name: 'Back' })
      .or(page.getByRole('link', { name: 'Home' }))
      .first()
      .click();
    await expect(notice(page)).toBeVisible();
  });

test('where the operator wants no notice it closes, and nothing counts as accepted @long', async ({
  page,
  context,
}) => {
  const wanted = { clientMode: 0 };
  await amend<Settings>(context, 'anonymous/appConfig', ({ config, ...rest }) => ({
    ...rest,
    config: { ...config, ...wanted },
  }));
  await page.goto('/');
  await expect(cards(page).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('age.accepted'))).toBeNull();
  wanted.clientMode = 1;
  await page.reload();
  await expect(notice(page)).toBeVisible();
});

test('a new version of the text has to be accepted once', { tag: '@long' }, async ({ page, context }) => {
  await page.goto('/');
  await answer(page, 'Accept').click();
  await expect(cards(page).first()).toBeVisible();
  await amend<Settings>(context, 'anonymous/appConfig', ({ config, ...rest }) => ({
    ...rest,
    config: { ...config, ageNotice: { ...config.ageNotice, version: 'next' } },
  }));
  await page.reload();
  await expect(notice(page)).toBeVisible();
  await answer(page, 'Accept').click();
  await expect(notice(page)).toHaveCount(0);
  await page.reload();
  await expect(cards(page).first()).toBeVisible();
  await expect(notice(page)).toHaveCount(0);
});
