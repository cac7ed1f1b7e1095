import { enter, enterAs, expect, logOut, settleIn, test, unseenPictures } from '../support/perlas.ts';
import { leastOf, lobbyAfter, markLobby } from '../support/pageClock.ts';
import { goOffline, offlineReady } from '../support/rest.ts';

test('a first install does not reload the page (E1)', { tag: '@hosted' }, async ({ page }) => {
  await enter(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  await offlineReady(page);
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
});

test(
  'a page missed by the activating service worker is claimed without a reload (E1)',
  { tag: '@long' },
  async ({ page }) => {
    await enter(page);
    await offlineReady(page);
    const debuggers = await page.context().newCDPSession(page);
    // Bypasses the service worker, like a page that starts just as it takes over.
    await debuggers.send('Page.reload', { ignoreCache: true });
    await page.waitForFunction(() => document.readyState === 'complete' && navigator.serviceWorker.controller === null);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  },
);

test('a visitor finds a game while the first service worker takes over (E1)', { tag: '@long' }, async ({ page }) => {
  await enter(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await page.getByRole('link', { name: 'Search games' }).click();
  await page.getByRole('searchbox', { name: 'Search games' }).fill('pearl');
  await expect(page.getByRole('main').getByRole('link').first()).toBeVisible();
});

test(
  'offline the lobby opens, is searched and liked, and the like is sent once online (A1, A2)',
  { tag: '@hosted' },
  async ({ page, context, player, watch }) => {
    watch.expectLines(unseenPictures);
    await settleIn(page, player, '/');
    await goOffline(page, 'player');
    await page.reload();
    await expect(page.getByText(/as of \d\d?:\d\d/i).first()).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const like = page
      .getByRole('main')
      .getByRole('button', { name: /^Like / })
      .first();
    const name = (await like.getAttribute('aria-label'))!;
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(page.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');

    await page.goto('/game/search');
    await page.getByRole('searchbox', { name: 'Search games' }).fill('pearl');
    await expect(page.getByRole('main').getByRole('link', { name: /pearl/i }).first()).toBeVisible();

    await context.setOffline(false);
    await page.goto('/');
    const elsewhere = await watch.elsewhere();
    await enterAs(elsewhere, player);
    await elsewhere.goto('/');
    await expect(elsewhere.getByRole('button', { name }).first()).toHaveAttribute('aria-pressed', 'true');
  },
);

/** The time within which an installed app shows its stored data, milliseconds. */
const atOnce = 1_000;

test.describe('measured alone', () => {
  test.use({ alone: true });

  test(
    'offline the installed app shows its lobby in under a second (O-01)',
    { tag: '@long' },
    async ({ page, player, watch }) => {
      // Covers never seen before can’t be loaded.
      watch.expectLines(/net::ERR_FAILED .*\/games\/\d+\.svg$/);
      await page.addInitScript(markLobby);
      await settleIn(page, player, '/');
      await goOffline(page, 'player');
      const start = async () => {
        await page.reload();
        return lobbyAfter(page);
      };
      expect(await leastOf(3, start)).toBeLessThan(atOnce);
    },
  );
});

test(
  'an offline log-out leaves nothing, and the log-in asks for a connection, keeping its input (F6)',
  { tag: '@long' },
  async ({ page, player }) => {
    await settleIn(page, player, '/');
    // The lobby, to which the log-out leads, has been loaded completely.
    await page.goto('/member');
    await goOffline(page, 'player');
    await logOut(page);
    await expect(page.getByRole('status', { name: 'Balance' })).toHaveCount(0);
    const databases = await page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name));
    expect(databases.filter((name) => name?.includes('player'))).toEqual([]);
    await page.goto('/auth/login?type=account');
    await page.getByRole('textbox', { name: 'Username' }).fill('juan88');
    await page.getByRole('textbox', { name: 'Password' }).fill('perlas88');
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page.getByRole('alert').filter({ hasText: /connection/i })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('juan88');
  },
);

test('Chromium considers the app installable once the age notice has been accepted @long', async ({ page }) => {
  const manifest = page.locator('link[rel="manifest"]');
  await page.goto('/');
  await expect(page.getByRole('dialog')).toBeVisible();
  await offlineReady(page);
  await expect(manifest).not.toBeAttached();
  await enter(page);
  await expect(manifest).toBeAttached();
  const session = await page.context().newCDPSession(page);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
});

test.describe('where service workers are not allowed', () => {
  test.use({ serviceWorkers: 'block' });

  test('the app works online (E9) @long', async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/member');
    await expect(page.getByText(player.nickname)).toBeVisible();
  });
});

test('offline, unopened pages have a title, a way out and a notice, and load once online (E5, R-38) @long', async ({
  page,
  context,
  player,
  watch,
}) => {
  watch.expectLines(/net::ERR_FAILED .*\/(assets|avatar|banners|games|icons)\//);
  await settleIn(page, player, '/');
  await goOffline(page, 'player');
  const heading = page.getByRole('heading', { level: 1 });
  const tabs = page.getByRole('navigation', { name: 'Main' });
  await page.goto('/member/report');
  await expect(heading).toHaveText('Play history');
  await expect(page.getByText('Not available offline yet')).toBeVisible();
  await expect(tabs).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(heading).toHaveText('Me');

  await test.step('a tap on an unopened page says that it isn’t available yet, and the page stays', async () => {
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(page.getByText('Not available offline yet.')).toBeVisible();
    await expect(page).toHaveURL(/\/member$/);
  });

  await page.goto('/no/such/page');
  await expect(heading).toHaveText('Page Not Found');
  await expect(page.getByText('/no/such/page')).toBeVisible();

  await page.goto('/member/report');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('tab', { name: 'Rounds' })).toBeVisible();
});

test('offline, a language that is not stored is not switched to, and the page says why @long', async ({
  page,
  context,
  watch,
}) => {
  watch.expectLines(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  await enter(page);
  const button = page.getByRole('button', { name: 'Filipino' });
  await expect(button).toBeVisible();
  await goOffline(page, 'visitor');
  await button.click();
  await expect(page.getByText(/^Filipino isn’t available offline yet/)).toBeVisible();
  await expect(button).toBeVisible();
  await context.setOffline(false);
  await button.click();
  await expect(page.getByRole('button', { name: 'English' })).toBeVisible();
});

test('a page shows its age once while offline, and no more once it is current (O-02) @long', async ({
  page,
  context,
  player,
  watch,
}) => {
  watch.expectLines(/net::ERR_(FAILED|INTERNET_DISCONNECTED)/);
  await settleIn(page, player, '/wallets/record');
  const ages = page.getByText(/as of \d\d:\d\d/);
  await expect(ages).toHaveCount(0);
  await goOffline(page, 'player');
  await page.reload();
  await expect(page.getByText(/^Offline, as of \d\d:\d\d$/)).toBeVisible();
  await expect(ages).toHaveCount(1);
  await context.setOffline(false);
  await expect(ages).toHaveCount(0);
});
