import type { BrowserContext, Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { asked, greeted, pressBack, wrap } from '../support/wrapper.ts';

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Mobile Safari/537.36 PerlasWrapper/1.0.0' });

const long = { tag: '@long' };
const button = (page: Page, name: string) => page.getByRole('button', { name });

/** Records what a page does by browser functions: copying, sharing and opening. */
const watchTheWeb = (context: BrowserContext) =>
  context.addInitScript(() => {
    const web: string[] = [];
    Object.assign(globalThis, { web });
    Object.assign(navigator, { share: async () => void web.push('share') });
    Object.defineProperty(navigator.clipboard, 'writeText', { value: async () => void web.push('copy') });
    window.open = (url) => (web.push(`open ${String(url)}`), null);
  });
const byTheWeb = (page: Page) => page.evaluate(() => (globalThis as unknown as { web: string[] }).web);

test('the back key closes a dialog, goes home, warns on the lobby and then leaves (O-41)', async ({
  page,
  context,
  player,
}) => {
  await wrap(context);
  await enterAs(page, player);
  await page.goto('/member');
  await greeted(page);
  await button(page, 'Log out').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await pressBack(page)).toBe(true);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/member');
  expect(await pressBack(page)).toBe(true);
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { name: 'Games', exact: true })).toBeVisible();
  // The lobby has its second history entry, from which a step back stays in the app.
  await page.waitForFunction(() => (history.state as { exit?: boolean } | null)?.exit === true);
  expect(await pressBack(page)).toBe(true);
  await expect(page.getByText('Go back again to exit')).toBeVisible();
  expect(await asked(page, 'exitApp')).toEqual([]);
  expect(await pressBack(page)).toBe(true);
  expect(await asked(page, 'exitApp')).toEqual([{}]);
});

test('outside links, copying and sharing go through the wrapper alone (O-40) @long', async ({
  page,
  context,
  player,
}) => {
  await watchTheWeb(context);
  await wrap(context);
  await enterAs(page, player);
  await page.goto('/member');
  await greeted(page);
  await button(page, 'Copy ID').click();
  await expect(page.getByText('ID copied')).toBeVisible();
  expect(await asked(page, 'copy')).toEqual([{ text: String(player.id) }]);

  await page.goto('/activity/follow');
  await greeted(page);
  await button(page, 'Open: Telegram').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the page' }).click();
  expect(await asked(page, 'openExternal')).toEqual([{ url: 'https://t.me/perlas_example' }]);

  await page.goto('/bonus/tasks?cycle=once');
  await greeted(page);
  const since = Date.now();
  await button(page, 'Share: Share Perlas with a friend').click();
  await expect(button(page, 'Claim: Share Perlas with a friend, 50 points')).toBeVisible();
  const [shared] = await asked(page, 'share');
  expect(shared).toMatchObject({ text: expect.stringContaining('Perlas'), url: expect.stringMatching(/^http/) });
  expect(await sandbox.received('finishTask', since)).toHaveLength(1);
  expect(await byTheWeb(page)).toEqual([]);
});

test('Google, Facebook and LINE open outside the wrapper while the app waits (AU-05) @long', async ({
  page,
  context,
}) => {
  await wrap(context);
  await enter(page, '/auth/login');
  await greeted(page);
  await button(page, 'Continue with Google').click();
  await expect.poll(() => asked(page, 'openExternal')).toHaveLength(1);
  const [opened] = await asked(page, 'openExternal');
  expect(new URL(String(opened!['url'])).searchParams.get('redirect_uri')).toBe(
    `${new URL(page.url()).origin}/auth/social`,
  );
  await expect(page).toHaveURL(/\/auth\/login/);

  // The app link returns to the wrapper's own page, which knows the pending log-in.
  const elsewhere = await context.newPage();
  await elsewhere.goto(String(opened!['url']));
  await elsewhere.getByLabel('Somebody else').fill(`Qa ${Date.now().toString(36)}`);
  await elsewhere.route('**/auth/social*', (route) => route.fulfill({ body: 'The phone opens the app.' }));
  await elsewhere.getByRole('button', { name: 'Continue', exact: true }).click();
  await elsewhere.waitForURL('**/auth/social*');
  const link = elsewhere.url();
  await elsewhere.close();
  await page.goto(link);
  await expect(page).toHaveURL(/\/auth\/bind$/);
});

test('in the wrapper nothing offers to install, and the install page says so (O-43) @long', async ({
  page,
  context,
}) => {
  await wrap(context);
  await enter(page, '/about-us');
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Install Perlas' })).toHaveCount(0);
  await page.goto('/download');
  await expect(page.getByText('You’re using the installed app.')).toBeVisible();
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(button(page, 'Install now')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: 'Information' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Install the app' })).toHaveCount(0);
  await page.goto('/faq');
  await expect(page.getByText('What works offline?')).toBeVisible();
  await expect(page.getByText('How do I install it?')).toHaveCount(0);
  await page.goto('/bonus/event');
  await expect(page.getByRole('heading', { name: 'Events' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
  await expect(page.getByRole('main').getByText(/install|download/i)).toHaveCount(0);
});

test(
  'where file inputs open nothing, the picture comes from the wrapper (O-42)',
  long,
  async ({ page, context, player }) => {
    await wrap(context, { info: { fileInput: false } });
    await enterAs(page, player);
    await page.goto('/member/profile');
    await greeted(page);
    await button(page, 'Change picture').click();
    await button(page, 'Use your own photo').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await asked(page, 'pickImage')).toEqual([{ camera: null }]);
    await expect(button(page, 'Change picture').locator('img')).not.toHaveAttribute('src', /^\/avatar\//);
  },
);

test('haptics go through the wrapper (O-24)', long, async ({ page, context, player }) => {
  await wrap(context);
  await enterAs(page, player);
  await page.goto('/member/settings');
  await greeted(page);
  const vibration = page.getByRole('switch', { name: 'Vibration' });
  await vibration.click();
  await vibration.click();
  await expect.poll(() => asked(page, 'haptic')).toEqual([{ kind: 'win' }]);
});

test('browser functions replace those a wrapper refuses, lacks or answers wrongly (G9) @long', async ({
  page,
  context,
  player,
}) => {
  await watchTheWeb(context);
  await wrap(context, { without: ['share'], answers: { copy: { done: 'yes' } }, refuses: ['openExternal'] });
  await enterAs(page, player);
  await page.goto('/member');
  await greeted(page);
  await button(page, 'Copy ID').click();
  await expect(page.getByText('ID copied')).toBeVisible();
  expect(await byTheWeb(page)).toEqual(['copy']);
  await page.goto('/activity/follow');
  await greeted(page);
  await button(page, 'Open: Telegram').click();
  await page.getByRole('dialog').getByRole('link', { name: 'Open the page' }).click();
  await expect.poll(() => byTheWeb(page)).toEqual(['open https://t.me/perlas_example']);
  await page.goto('/bonus/tasks?cycle=once');
  await greeted(page);
  await button(page, 'Share: Share Perlas with a friend').click();
  await expect(button(page, 'Claim: Share Perlas with a friend, 50 points')).toBeVisible();
  expect(await byTheWeb(page)).toEqual(['share']);
  expect(await asked(page, 'share')).toEqual([]);
});

test(
  'a wrapper with a malformed greeting leaves the app as it is in a browser (G9)',
  long,
  async ({ page, context, player }) => {
    await watchTheWeb(context);
    await wrap(context, { answers: { getInfo: 'garbage' } });
    await enterAs(page, player);
    await page.goto('/member');
    await greeted(page);
    await button(page, 'Copy ID').click();
    await expect(page.getByText('ID copied')).toBeVisible();
    expect(await byTheWeb(page)).toEqual(['copy']);
    expect(await asked(page, 'copy')).toEqual([]);
  },
);
