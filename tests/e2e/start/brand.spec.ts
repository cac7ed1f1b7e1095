import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { startServer, type RunningServer } from '#sandbox/server.ts';
import { build } from '#sandbox/http/build.ts';
import { present } from '#tests/network/deploy.ts';
import { expect, test } from '../support/perlas.ts';
import { ownAppPort } from '../support/ports.ts';
import { sideways } from '../support/sight.ts';

const folder = 'tests/brand';
const { name } = JSON.parse(readFileSync(`${folder}/brand.json`, 'utf8')) as { name: string };
let server: RunningServer;

test.describe.configure({ timeout: 90_000 });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  process.env['PERLAS_BRAND'] = folder;
  await build(`${present}-brand`).finally(() => delete process.env['PERLAS_BRAND']);
  server = await startServer({ port: ownAppPort, data: 'memory://', dist: `${present}-brand` });
});
test.beforeEach(({ watch }) => watch.meet(server.origins.app));
test.afterAll(() => server.close());

const accept = (page: Page) => page.getByRole('button', { name: 'Accept', exact: true });

test('another brand has its own name, manifest, colours, icons and texts', async ({ page, request }) => {
  await page.goto(server.origins.app);
  await expect(page).toHaveTitle(new RegExp(name), { timeout: 20_000 });
  await expect(page.getByRole('heading', { name: 'Before you come into the garden' })).toBeVisible();
  await accept(page).click();
  await expect(page.getByRole('link', { name: 'Garden' })).toBeVisible();
  await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--accent', '--background', '--text'].map((token) => style.getPropertyValue(token));
  });
  expect(tokens).toEqual(['#8fd9b6', '#0c1a14', '#f4f1ea']);

  const manifest: unknown = await (await request.get(`${server.origins.app}/manifest.webmanifest`)).json();
  expect(manifest).toMatchObject({ name, short_name: 'Sampaguita', theme_color: '#0c1a14' });
  const icon = await (await request.get(`${server.origins.app}/icons/icon-192.png`)).body();
  expect(icon.equals(readFileSync(`${folder}/icons/icon-192.png`))).toBe(true);
});

test('a brand’s extra language can be chosen anywhere, with English for missing texts', async ({ page }) => {
  await page.goto(server.origins.app);
  const notice = page.getByRole('dialog', { name: 'Before you come into the garden' });
  await notice.getByRole('button', { name: 'Filipino' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cebuano' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ceb');
  const cebuano = page.getByRole('dialog', { name: 'Pahibalo bahin sa edad ug mga termino' });
  await expect(cebuano.getByText('ubos sa 21 anyos')).toBeVisible();
  await expect(cebuano.getByText('Don’t gamble in public places.').filter({ visible: true })).toBeVisible();
  await cebuano.getByRole('button', { name: 'Mouyon Ko', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sulod', exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tanaman' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Search games' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Sulod', exact: true })).toBeVisible();

  await page.goto(`${server.origins.app}/member/settings`);
  await page.getByRole('radio', { name: 'English' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('radio', { name: 'Cebuano' }).check();
  await expect(page.locator('html')).toHaveAttribute('lang', 'ceb');
});

for (const width of [390, 320])
  test(`a 60-character name breaks no layout of notice, lobby, log-in or install page at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 640 });
    await page.goto(server.origins.app);
    await expect(accept(page)).toBeInViewport();
    expect(await sideways(page), 'notice').toBeLessThanOrEqual(0);
    await accept(page).click();
    await expect(page.getByRole('link', { name: 'Search games' })).toBeVisible();
    expect(await sideways(page), 'lobby').toBeLessThanOrEqual(0);
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Register', exact: true })).toBeInViewport({ ratio: 1 });
    for (const path of ['/auth/login', '/download', '/about-us', '/faq', '/terms-of-use']) {
      await page.goto(`${server.origins.app}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
  });
