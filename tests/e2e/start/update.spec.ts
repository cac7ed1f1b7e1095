import type { Route } from 'playwright/test';
import { nextBrand } from '#tests/network/deploy.ts';
import {
  atRest,
  back,
  brand,
  deployNext,
  install,
  isSameDocument,
  letIn,
  mark,
  openGame,
  ownServer,
  pictures,
  search,
  withUpdateWaiting,
} from '../support/deployed.ts';
import { expect, test } from '../support/perlas.ts';
import { broughtAlong, goOffline } from '../support/rest.ts';

test.describe.configure({ timeout: 90_000 });

const server = ownServer();

test('an update waits for the next navigation and is applied once, with its own policy (E7)', async ({ page }) => {
  await withUpdateWaiting(page, server());
  await atRest(page);
  await openGame(page);
  await expect(page).toHaveURL(/\/auth\/login/);
  await letIn(page);
  await expect(page).toHaveTitle(new RegExp(nextBrand));
  await mark(page);
  await back(page).click();
  await expect(page.getByRole('banner')).toContainText(nextBrand);
  expect(await isSameDocument(page)).toBe(true);
  const shell = await page.reload();
  expect(shell!.fromServiceWorker()).toBe(true);
  expect(shell!.headers()['content-security-policy']).toContain(pictures);
});

test('an update does not apply while a tab is busy (E2)', { tag: '@long' }, async ({ page, context }) => {
  await withUpdateWaiting(page, server());
  const other = await context.newPage();
  await other.goto(server().origins.app);
  await other.evaluate(() => void navigator.locks.request('busy', { mode: 'shared' }, () => new Promise(() => {})));
  await back(page).click();
  await expect(page.getByRole('banner')).toContainText(brand);
  expect(await isSameDocument(page)).toBe(true);
  await other.close();
  await atRest(page);
  await search(page).click();
  await expect.poll(() => isSameDocument(page)).toBe(false);
  await expect(page).toHaveURL(/\/game\/search/);
});

test(
  'a deposit in progress in another tab delays an update until it is answered (E2)',
  { tag: '@long' },
  async ({ page, context }) => {
    await install(page, server());
    const other = await context.newPage();
    const { app } = server().origins;
    await other.goto(`${app}/auth/login?type=account`);
    await other.getByRole('textbox', { name: 'Username' }).fill('juan88');
    await other.getByRole('textbox', { name: 'Password' }).fill('perlas88');
    await other.getByRole('button', { name: 'Log in', exact: true }).click();
    // The navigation from the log-in to the lobby would activate the update.
    await expect(other).toHaveURL(`${app}/`);
    await atRest(other);
    await deployNext(page, server());
    await other.goto(`${app}/wallets`);
    const sent = new Promise<Route>((resolve) => void other.route('**/createRecharge', resolve));
    await other.getByRole('radio', { name: /₱500\.00/ }).check();
    await other.getByRole('button', { name: 'Deposit', exact: true }).click();
    const deposit = await sent;

    await back(page).click();
    await expect(page.getByRole('banner')).toContainText(brand);
    expect(await isSameDocument(page)).toBe(true);
    await deposit.continue();
    await expect(other.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
    await atRest(other);
    await atRest(page);
    await search(page).click();
    await letIn(page);
  },
);

test(
  'a form begun in another tab delays an update until it is left (E10)',
  { tag: '@long' },
  async ({ page, context }) => {
    await install(page, server());
    const other = await context.newPage();
    await other.goto(`${server().origins.app}/auth/login?type=account`);
    await other.getByRole('textbox', { name: 'Username' }).fill('juan');
    await deployNext(page, server());
    await back(page).click();
    await expect(page.getByRole('banner')).toContainText(brand);
    expect(await isSameDocument(page)).toBe(true);
    await expect(other.getByRole('textbox', { name: 'Username' })).toHaveValue('juan');
    await atRest(page);
    await atRest(other);
    await back(other).click();
    await expect(other).not.toHaveURL(/login/);
    await expect.poll(() => other.title()).toContain(nextBrand);
  },
);

test(
  'a second tab reloads at its own next navigation, working offline until then (O-13)',
  { tag: '@long' },
  async ({ page, context }) => {
    await withUpdateWaiting(page, server());
    const other = await context.newPage();
    await other.goto(server().origins.app);
    await mark(other);
    await atRest(page);
    await atRest(other);
    await broughtAlong(other, 'visitor');
    await openGame(page);
    await expect.poll(() => isSameDocument(page)).toBe(false);
    expect(await isSameDocument(other)).toBe(true);
    await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible();
    await broughtAlong(page, 'visitor');

    await goOffline(page, 'visitor');
    await search(other).click();
    await expect(other.getByRole('searchbox', { name: 'Search games' })).toBeVisible();
    expect(await isSameDocument(other)).toBe(true);
    await context.setOffline(false);
    await openGame(other);
    await expect.poll(() => isSameDocument(other)).toBe(false);
    await expect(other).toHaveURL(/\/auth\/login/);
  },
);
