import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, logIn, test } from '../support/perlas.ts';
import { spin } from '../support/slot.ts';
import { sandbox } from '../support/sandbox.ts';
import { noShift, watchShifts } from '../support/shifts.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');
const reading = (page: Page, name: string) => page.getByRole('term').filter({ hasText: name }).locator('xpath=../dd');

test('a game’s sheet shows brand, return and limits, and links to game and demo', async ({ page, player }) => {
  await enterAs(page, player);
  const first = cards(page).first();
  await expect(first).toBeVisible();
  const name = (await first.textContent())!;
  const { games } = await sandbox.call<{ games: { name: string; rtp: number; tryIt?: boolean }[] }>('preLogin', {
    gameListVersion: '',
    os: 'web',
    deviceModel: 'qa',
    messagingToken: '',
    phoneinfoJsonModel: '',
    deviceId: 'qa',
  });
  const game = games.find((each) => each.name === name)!;
  await page
    .getByRole('button', { name: `About ${name}` })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name });
  await expect(sheet).toContainText(`${(game.rtp / 100).toFixed(2)}%`);
  await expect(sheet).toContainText(/₱[\d,.]+ to ₱[\d,.]+/);
  expect(await violations(page)).toEqual([]);
  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await page
    .getByRole('button', { name: `About ${name}` })
    .first()
    .click();
  await sheet.getByRole('link', { name: 'Play', exact: true }).click();
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Details' }).click();
  await page.getByRole('button', { name: 'About this game' }).click();
  await expect(sheet).toContainText('Return to player (RTP)');
  await expect(sheet.getByRole('link')).toHaveCount(0);
});

test('liked and recent games have their own page, and a removed recent game stays away', async ({ page, player }) => {
  await enter(page, '/member/games');
  await expect(page.getByText('Log in to see your games')).toBeVisible();
  await logIn(page, player);
  const liked = (await cards(page).nth(1).textContent())!;
  await page
    .getByRole('button', { name: `Like ${liked}` })
    .first()
    .click();
  const played = (await cards(page).first().textContent())!;
  await cards(page).first().click();
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Exit game' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Recent' })).toBeVisible();

  await page.goto('/member/games');
  await expect(cards(page)).toHaveText([liked]);
  await page.getByRole('tab', { name: 'Recent' }).click();
  await expect(page).toHaveURL(/\?tab=recents$/);
  const recents = page.getByRole('tabpanel').getByRole('listitem').getByRole('link');
  await expect(recents).toHaveText([new RegExp(`^${played}Played`)]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: `Remove ${played} from recent` }).click();
  await expect(page.getByText('No games played yet')).toBeVisible();
  await page.reload();
  await expect(page.getByText('No games played yet')).toBeVisible();
});

test('play time and result stay visible over a game, even with the bar folded', async ({ page, player }) => {
  await sandbox.pay(player, 50_000);
  await enterAs(page, player);
  await watchShifts(page);
  await cards(page).first().click();
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  await expect(reading(page, 'Session result')).toHaveText('₱0.00');
  await expect(reading(page, 'Session time')).toHaveText(/^0:00:\d\d$/);
  const balance = page.getByRole('status', { name: 'Balance' });
  const before = await balance.textContent();
  await spin(page).click();
  await expect(balance).not.toHaveText(before!);
  await expect(reading(page, 'Session result')).toHaveText(/^[+−]\u2060?₱[\d,]+\.\d\d$/);

  await page.getByRole('button', { name: 'Details' }).click();
  await expect(page.getByRole('button', { name: 'Exit game' })).toBeVisible();
  await expect(reading(page, 'Session time')).toBeVisible();
  await page.getByRole('button', { name: 'Details' }).click();
  await expect(spin(page)).toBeEnabled({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Deposit' }).click();
  await expect(page.getByRole('dialog', { name: 'Deposit' })).toBeVisible();
});

test('a low balance offers a deposit, a limit does not', async ({ page, player }) => {
  await enterAs(page, player);
  await sandbox.error('startGame', { code: 3001, times: 1 });
  await cards(page).first().click();
  await expect(page.getByRole('alert').getByRole('button', { name: 'Deposit' })).toBeVisible();
  await sandbox.error('startGame', { code: 5005, times: 1 });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Your limits don’t allow this now.')).toBeVisible();
  await expect(page.getByRole('alert').getByRole('link', { name: 'Deposit' })).toHaveCount(0);
});

test('the lobby has no layout shift, its news can be paused, and the tour runs once', async ({ page }) => {
  await watchShifts(page);
  await enter(page);
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
  await page.getByRole('button', { name: 'Pause promotions' }).click();
  await expect(page.getByRole('button', { name: 'Play promotions' })).toBeVisible();
  await page.getByRole('button', { name: 'New here? Take the tour' }).click();
  const tour = page.getByRole('dialog', { name: 'Find your game' });
  await expect(tour).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const marks = async (part: string) => {
    const ring = await page.locator('dialog [popover]').boundingBox();
    return JSON.stringify(ring) === JSON.stringify(await page.locator(part).first().boundingBox());
  };
  await expect.poll(() => marks('a[href="/game/search"]')).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => marks('main li button[aria-label^="About"]')).toBe(true);
  await page.getByRole('dialog').getByRole('button', { name: 'Next' }).click();
  await expect(page.locator('dialog [popover]')).toHaveCount(0);
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await noShift(page);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'New here? Take the tour' })).toHaveCount(0);
});

test('a step back out of the tour ends it too (A-48)', async ({ page }) => {
  await enter(page);
  const offer = page.getByRole('button', { name: 'New here? Take the tour' });
  await offer.click();
  await expect(page.getByRole('dialog', { name: 'Find your game' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Privacy policy' })).toBeAttached();
  await expect(offer).toHaveCount(0);
});

test('an activity opens by its own address before its type, and never outside the app', async ({ page, context }) => {
  const activity = { unloginShowStatus: true, sort: 1 };
  await amend<{ activityMap?: object }>(context, 'getActivityIds', (told) => ({
    ...told,
    activityMap: {
      26: { ...activity, id: 1, activityType: 26, title: 'Your members' },
      9: { ...activity, id: 2, activityType: 9, title: 'Search party', themeUrl: '/game/search?q=pearl' },
      15: { ...activity, id: 3, activityType: 15, title: 'Sign-up bonus' },
      29: { ...activity, id: 4, activityType: 29, title: 'Bad link', clickAction: 'http://evil.test' },
    },
  }));
  await enter(page);
  const section = page.getByRole('navigation', { name: 'What’s on' });
  await expect(section.getByRole('link')).toHaveText(['Your members', 'Search party', 'Sign-up bonus']);
  await section.getByRole('link', { name: 'Search party' }).click();
  await expect(page).toHaveURL(/\/game\/search\?q=pearl/);
});
