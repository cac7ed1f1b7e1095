import { expectAccessible } from '../support/axe.ts';
import { enter, enterAs, expect, logIn, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

/** What a visitor sees on each page: its heading, and content that comes from the operator. */
const forVisitors = [
  { path: '/', datum: /\d+ games/ },
  { path: '/auth/login', heading: 'Log in', datum: 'Mobile number' },
  { path: '/auth/login?type=account', heading: 'Log in', datum: 'Password' },
  { path: '/auth/register', heading: 'Register', datum: 'Mobile number' },
  { path: '/game/search?q=pearl', heading: 'Search', datum: /pearl/i },
];
const guarded = ['/wallets', '/wallets/record', '/member', '/game/start?gameId=1001'];

for (const { path, heading, datum } of forVisitors)
  test(`a visitor who starts at ${path} sees the operator’s content, accessibly`, async ({ page }) => {
    await enter(page, path);
    if (heading) await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await expect(page.getByText(datum).first()).toBeVisible();
    await expectAccessible(page, path);
  });

for (const [place, path] of guarded.entries()) {
  const tag = place < 2 ? [] : '@long';
  test(`a visitor at ${path} logs in first, and then gets there`, { tag }, async ({ page, player }) => {
    await enter(page, path);
    await expect(page).toHaveURL(/\/auth\/login/);
    await page.getByRole('tab', { name: 'Username' }).click();
    await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
    await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await expect(page).toHaveURL((url) => url.pathname + url.search === path);
  });
}

test('a player sees the operator’s balance, channels, records and profile', async ({ page, player }) => {
  await enterAs(page, player);
  await expect(page.getByRole('status', { name: 'Balance' })).toContainText('₱0.00');
  await page.goto('/');
  await expect(page.getByText(/\d+ games/).first()).toBeVisible();
  await expectAccessible(page, '/');

  await page.goto('/wallets');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('radio', { name: /GCash/ })).toBeVisible();
  await expect(page.getByRole('radio', { name: /₱50\.00/ })).toHaveCount(0);
  await expectAccessible(page, '/wallets');

  await page.goto('/wallets/record');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.goto('/member');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(player.nickname)).toBeVisible();
  await expect(page.getByText(String(player.id))).toBeVisible();
  await expect(page.getByText('1.1.6')).toBeVisible();
});

test('without a pending binding its page leads to the profile (R-08)', { tag: '@long' }, async ({ page, player }) => {
  await enter(page, '/auth/bind');
  await expect(page).toHaveURL(/\/member\/profile$/);
  await expect(page.getByText('Log in to see this page')).toBeVisible();
  await logIn(page, player);
  await page.goto('/auth/bind');
  await expect(page).toHaveURL(/\/member\/profile$/);
});

test('the wallet shows a Back button only with back=1 (R-29)', { tag: '@long' }, async ({ page, player }) => {
  await enterAs(page, player);
  const wallet = page.getByRole('heading', { level: 1, name: 'Wallet' });
  const back = page.getByRole('button', { name: 'Back', exact: true });
  await page.goto('/wallets');
  await expect(wallet).toBeVisible();
  await expect(back).toHaveCount(0);
  await page.goto('/wallets?back=1');
  await back.click();
  await expect(page).toHaveURL((url) => url.pathname === '/');

  await test.step('on a break the page in place of play leads to the wallet, and Back returns to it', async () => {
    const act = { type: 1, hours: 24, requestId: crypto.randomUUID() };
    await sandbox.call('selfExclude', act, player.token);
    await page.goto('/game/search?q=pearl');
    await page.getByRole('link', { name: 'Withdraw' }).click();
    await expect(page).toHaveURL(/\/wallets\?name=withdraw&back=1$/);
    await expect(wallet).toBeVisible();
    await back.click();
    await expect(page).toHaveURL(/\/game\/search\?q=pearl$/);
  });
});

test.describe('missing page', () => {
  const missing = [
    '/no/such/page',
    '/wallets?name=x',
    '/game/start',
    '/game/start?gameId=abc',
    '/auth/login?type=other',
    '/<img src=x onerror=alert(1)>',
  ];
  test('is reported as not found (G5) @long', async ({ page, player }) => {
    await enterAs(page, player);
    for (const path of missing)
      await test.step(path, async () => {
        await page.goto(path);
        await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
        await expect(page.getByText(decodeURI(new URL(path, 'http://x').pathname))).toBeVisible();
      });
  });
});

test('no operator response is in Cache Storage, and no page can read the token', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member');
  const cached = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => url);
  });
  expect(cached.filter((url) => url.includes('/app/v1'))).toEqual([]);
  const readable = await page.evaluate(() =>
    JSON.stringify([localStorage, sessionStorage, document.cookie, document.documentElement.outerHTML]),
  );
  const { token } = await sandbox.call<{ token: string }>('accountLogin', {
    account: player.account,
    password: player.password,
    loginKind: 2,
    deviceId: 'qa',
  });
  expect(readable).not.toContain(token.slice(0, 12));
});

test('a missing file is a 404 and never the app', { tag: '@hosted' }, async ({ request }) => {
  for (const path of ['/assets/gone-12345678.js', '/builds/none.json', '/avatar/99.webp', '/robots.map']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

test('documents and scripts carry their headers', { tag: '@hosted' }, async ({ request }) => {
  const document = await request.get('/');
  expect(document.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
  });
  expect(document.headers()['content-security-policy']).toMatch(
    /require-trusted-types-for 'script'.*frame-ancestors 'none'|frame-ancestors 'none'.*require-trusted-types-for 'script'/,
  );
  const core = /\/assets\/core-[\w-]+\.js/.exec(await document.text())![0];
  const worker = await request.get(core);
  expect(worker.headers()).toMatchObject({ 'cache-control': 'public, max-age=31536000, immutable' });
  expect(worker.headers()['content-security-policy']).toContain("default-src 'none'");
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
});
