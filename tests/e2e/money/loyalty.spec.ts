import type { Page } from 'playwright/test';
import { featureNames } from '#contract/features.ts';
import { amend } from '../support/amend.ts';
import { speaks } from '../support/everyPath.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong, quiet } from '../support/rest.ts';

const day = 24 * 60 * 60 * 1_000;
const long = { tag: '@long' };

/** Pages that change at midnight, and the call that each makes then. */
const daily = {
  '/bonus': 'actInviteUserStatus',
  '/vip': 'getVipInfo',
  '/vip/rebate': 'betBonus',
  '/bonus/tasks': 'getTaskUser',
  '/rank': 'rankInfo',
  '/activity/slotshack': 'slotsHackInfo',
  '/activity/sign-in': 'loginBonus3User',
  '/activity/spin': 'actInviteUser',
} as const;
/** Pages that a new day doesn't change. */
const others = ['/vip/level', '/bonus/reward', '/bonus/event', '/activity/follow', '/activity/first-deposit'] as const;

test(
  'at midnight in Manila every open page shows the new day without an error (TK-04)',
  long,
  async ({ page, player, context, watch }) => {
    test.setTimeout(180_000);
    watch.moved();
    await enterAs(page, player);
    const soon = 60_000;
    const sinceMidnight = (Date.now() + 8 * 60 * 60_000) % day;
    await sandbox.aheadBy(day - sinceMidnight - soon);
    const midnight = Date.now() + soon;
    const pages = [];
    for (const path of [...Object.keys(daily), ...others]) {
      const each = await context.newPage();
      await each.goto(path);
      await expect(each.locator('main:not([aria-busy=true]) h1')).toHaveText(/\S/);
      pages.push(each);
    }
    expect(Date.now(), 'all were open before midnight').toBeLessThan(midnight);
    for (const [path, call] of Object.entries(daily))
      await expect
        .poll(async () => (await sandbox.received(call, midnight)).length, { message: path, timeout: 90_000 })
        .toBeGreaterThan(0);
    for (const each of pages) {
      await expect(each.locator('main [aria-busy=true]:visible')).toHaveCount(0);
      await expect(each.locator('main h1')).toHaveText(/\S/);
      await expect(each.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
  },
);

/** The features that the settings can switch off, each with its page and call. */
const features = {
  bind: ['/activity/bank', 'bindInfo'],
  points: ['/points', 'pointsInfo'],
  follow: ['/activity/follow', 'followInfo'],
  lottery: ['/activity/lottery', 'lotteryInfo'],
  firstDeposit: ['/activity/first-deposit', 'firstDepositInfo'],
  rank: ['/rank', 'rankInfo'],
  slotshack: ['/activity/slotshack', 'slotsHackInfo'],
} as const;

test(
  'switched-off features have no links and say so on their pages (payloads K)',
  long,
  async ({ page, player, context }) => {
    test.setTimeout(120_000);
    const off = Object.fromEntries(Object.keys(features).map((name) => [name, false]));
    await amend<{ config?: object }>(context, 'anonymous/appConfig', (told) =>
      told.config ? { ...told, config: { ...told.config, features: off } } : told,
    );
    for (const [, call] of Object.values(features)) await sandbox.error(call, { code: 404 });
    await enterAs(page, player);
    for (const path of ['/', '/bonus/event', '/bonus', '/member', '/wallets']) {
      await page.goto(path);
      await broughtAlong(page, 'player');
      for (const [its] of Object.values(features))
        await expect(page.locator(`main a[href^="${its}"]`), `${its} on ${path}`).toHaveCount(0);
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0);
    }
    for (const [path] of Object.values(features)) {
      await page.goto(path);
      await expect(page.getByText('This isn’t available.'), path).toBeVisible();
      await expect(page.getByRole('link', { name: 'Home' }).last()).toBeVisible();
    }
    await page.goto('/wallets');
    await expect(page.getByRole('radio', { name: /^₱500\.00/ })).toBeVisible();
  },
);

/** The addresses within the app of all links that show, without games. */
const entriesOf = (page: Page) =>
  page
    .locator('a[href^="/"]:visible')
    .evaluateAll((links) => links.map((each) => each.getAttribute('href')!.split('#')[0]!))
    .then((all) => all.filter((to) => !to.startsWith('/game/start')));

test(
  'an operator with nothing but log-in, lobby and games: no entry leads to a missing part, and no call fails',
  long,
  async ({ page, player, operator, watch }) => {
    test.setTimeout(400_000);
    await operator.operator.amend({ features: Object.fromEntries(featureNames.map((name) => [name, false])) });
    try {
      await enterAs(page, player);
      await broughtAlong(page, 'player');
      const seen = new Set<string>();
      const waiting = ['/', '/bonus', '/wallets', '/member'];
      for (let path = waiting.shift(); path; path = waiting.shift()) {
        if (seen.has(path)) continue;
        seen.add(path);
        await page.evaluate((to) => history.pushState(null, '', to), path);
        await quiet(page);
        await speaks(page, path);
        await expect(page.getByRole('button', { name: 'Try again' }), path).toHaveCount(0);
        await expect(page.getByText('This isn’t available.'), path).toHaveCount(0);
        waiting.push(...(await entriesOf(page)));
      }
      expect([...seen]).toEqual(expect.arrayContaining(['/member/settings', '/wallets/record', '/bonus/event']));
      expect([...seen].filter((path) => /^\/(vip|email|points|share|agent|rank)\b/.test(path))).toEqual([]);
      const calls = await sandbox.history(watch.started);
      expect(calls.filter(({ status, code }) => status !== 200 || code !== 0)).toEqual([]);
      for (const path of ['/email', '/vip', '/share', '/bonus/tasks', '/wallets/card/list']) {
        await page.goto(path);
        await expect(page.getByText('This isn’t available.'), path).toBeVisible();
        await page.getByRole('link', { name: 'Go home' }).click();
        await expect(page).toHaveURL('/');
      }
    } finally {
      await operator.operator.amend({});
    }
  },
);
