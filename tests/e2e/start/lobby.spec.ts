import type { Page, Route } from 'playwright/test';
import { formatMoney } from '#i18n/money.ts';
import type { Money } from '#contract/schema.ts';
import { amend } from '../support/amend.ts';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, logIn, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { shifted, watchShifts } from '../support/shifts.ts';
import { goOffline, offlineReady } from '../support/rest.ts';
import { originalResponse } from '../../support/originalResponse.ts';

interface Catalogue {
  gameTypes: { id: number; name: string; status: number; sort: number }[];
  brands: { id: number; name: string; sort: number }[];
  games: { id: number; name: string; gameTypeId: number; brandId: number; status?: number }[];
}

/** The operator's lobby. */
const catalogue = () =>
  sandbox.call<Catalogue>('preLogin', {
    gameListVersion: '',
    os: 'web',
    deviceModel: 'qa',
    messagingToken: '',
    phoneinfoJsonModel: '',
    deviceId: 'qa',
  });

const bySort = (a: { sort: number }, b: { sort: number }) => a.sort - b.sort;
/** Opens the sheet with the lobby's filters. */
const openFilters = (page: Page) => page.getByRole('button', { name: 'Filter and sort' }).click();
const cards = (page: Page) => page.getByRole('main').getByRole('article').getByRole('link');
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test(
  'a visitor sees the operator’s shelves, in its order and with their counts',
  { tag: '@hosted' },
  async ({ page, context, watch }) => {
    const { gameTypes, brands, games } = await catalogue();
    const [hidden, ...shown] = gameTypes.filter(({ status }) => status === 1).toSorted(bySort);
    await amend<Partial<Catalogue>>(context, 'preLogin', (told) => ({
      ...told,
      ...(told.gameTypes && {
        gameTypes: told.gameTypes.map((type) => (type.id === hidden!.id ? { ...type, status: 0 } : type)),
      }),
    }));
    const count = (of: { gameTypeId: number; status?: number }[]) => of.filter(({ status }) => status !== 0).length;
    await enter(page);
    const chips = page.getByRole('group', { name: 'Categories' });
    await expect(chips.getByRole('button')).toHaveText(['All', 'Hot', 'New', ...shown.map(({ name }) => name)]);
    const choices = page.getByRole('combobox', { name: 'Brand' }).getByRole('option');
    const offered = games.filter(({ gameTypeId }) => gameTypeId !== hidden!.id);
    const brandsWith = (of: typeof games) =>
      brands.toSorted(bySort).flatMap(({ id, name }) => {
        const its = count(of.filter(({ brandId }) => brandId === id));
        return its > 0 ? [`${name} (${its})`] : [];
      });
    await openFilters(page);
    await expect(choices).toHaveText(['All brands', ...brandsWith(offered)]);
    await page.getByRole('button', { name: 'Show games' }).click();
    await expect(page.getByRole('heading', { level: 2 }).nth(4)).toBeAttached();
    const headings = await page.getByRole('heading', { level: 2 }).allTextContents();
    const shelves = headings.filter((name) => name !== 'More categories');
    const all = ['Hot', 'New', ...shown.map(({ name }) => name)];
    expect(shelves.length).toBeGreaterThan(4);
    expect(shelves).toEqual(all.slice(0, shelves.length));
    const more = page.locator('section', { has: page.getByRole('heading', { name: 'More categories' }) });
    await expect(more.getByRole('button')).toHaveText(all.slice(shelves.length));

    await page.getByRole('heading', { level: 2, name: shelves.at(-1)! }).scrollIntoViewIfNeeded();
    await expect(chips).toBeInViewport();
    for (const { id, name } of shown.slice(0, 2)) {
      await chips.getByRole('button', { name, exact: true }).click();
      const shelf = page
        .getByRole('main')
        .locator('section', { has: page.getByRole('heading', { name, exact: true }) });
      const ofType = games.filter(({ gameTypeId }) => gameTypeId === id);
      await expect(shelf).toContainText(`${count(ofType)} games`);
      await openFilters(page);
      await expect(choices).toHaveText(['All brands', ...brandsWith(ofType)]);
      await page.getByRole('button', { name: 'Show games' }).click();
    }
    await page.goto(`/game/search?q=${games.find(({ gameTypeId }) => gameTypeId === hidden!.id)!.name}`);
    await expect(page.getByRole('paragraph').filter({ hasText: /^No games for/ })).toBeVisible();
    expect((await sandbox.history()).filter(({ time, code }) => time >= watch.started && code === 401)).toEqual([]);
  },
);

test(
  'search ignores case and accents, knows brands, and keeps the lobby’s filter',
  { tag: '@long' },
  async ({ page }) => {
    const { gameTypes, brands, games } = await catalogue();
    const [type] = gameTypes.filter(({ status }) => status === 1);
    const brand = brands.find(({ id }) => games.some((game) => game.brandId === id && game.gameTypeId === type!.id))!;
    await enter(page);
    await page
      .getByRole('group', { name: 'Categories' })
      .getByRole('button', { name: type!.name, exact: true })
      .click();
    await openFilters(page);
    await page.getByRole('combobox', { name: 'Brand' }).selectOption(String(brand.id));
    await page.getByRole('button', { name: 'Show games' }).click();
    await page.getByRole('link', { name: 'Search games' }).click();
    await expect(page.getByText(`Only: ${type!.name}, ${brand.name}`)).toBeVisible();
    await page.reload();
    await expect(page.getByText(`Only: ${type!.name}, ${brand.name}`)).toBeVisible();
    await page.getByRole('button', { name: 'Search all games' }).click();

    const box = page.getByRole('searchbox', { name: 'Search games' });
    await box.fill('PÉÀRL');
    await expect(cards(page).first()).toHaveAccessibleName(/pearl/i);
    await box.fill(brand.name.toLowerCase());
    const made = games.filter(({ brandId, gameTypeId }) => {
      const shelf = gameTypes.find(({ id }) => id === gameTypeId);
      return brandId === brand.id && shelf?.status === 1;
    });
    await expect(page.getByText(`${made.length} games`)).toBeVisible();
    await expect(page).toHaveURL(/\?q=/);
  },
);

test('a new page starts at its top, and a step back returns to the scroll position @long', async ({ page }) => {
  await enter(page);
  const far = cards(page).nth(30);
  await far.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  expect(await place(page)).toBeGreaterThan(800);
  await far.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect(far).toBeInViewport();
});

test('a like refused by the operator is undone; returning home refreshes the balance', async ({ page, player }) => {
  await enterAs(page, player);
  await sandbox.error('gameLike', { code: 404 });
  const sent = new Promise<Route>((resolve) => void page.route('**/gameLike', resolve));
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await (await sent).continue();
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  const since = Date.now();
  // Not one that an answer has just brought.
  await expect(async () => {
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await expect(page.getByText(player.nickname)).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(like).toBeVisible();
    expect(await sandbox.received('refreshData', since)).not.toEqual([]);
  }).toPass({ timeout: 30_000 });
});

test('a card counts as seen once half of it has been on screen, and not before @long', async ({ page, watch }) => {
  await enter(page);
  const seen = () => watch.tracked('game_card_view');
  await expect(cards(page).first()).toBeVisible();
  const reached = () =>
    page.evaluate(
      () =>
        [...document.querySelectorAll('main article')].filter((card) => {
          const { top, height } = card.getBoundingClientRect();
          return top + height / 2 <= innerHeight;
        }).length,
    );
  const onScreen = await reached();
  await expect.poll(seen).toBe(onScreen);
  // The shelf below the first screen is rendered later.
  await expect(page.locator('main article').nth(onScreen)).toBeAttached();
  await page.evaluate(() => scrollTo(0, innerHeight / 2));
  const more = await reached();
  expect(more).toBeGreaterThan(onScreen);
  await expect.poll(seen).toBe(more);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards(page).first()).toBeInViewport();
  expect(seen()).toBe(more);
});

test(
  'below the games players see the jackpot and last winners, without layout shifts (R-02)',
  { tag: '@long' },
  async ({ page, context, player, watch }) => {
    const jackpot = page.getByRole('region', { name: 'Jackpot', exact: true });
    const foot = page.getByText('Gambling can be addictive');
    const call = '**/app/v1/getJackpotDrawInfo';
    await watchShifts(page);

    await test.step('visitors don’t see it, and it isn’t requested for them', async () => {
      await enter(page);
      // No request of the service worker must be in flight when the routes are set.
      await offlineReady(page);
      await foot.scrollIntoViewIfNeeded();
      await expect(jackpot).toHaveCount(0);
      expect(await sandbox.received('getJackpotDrawInfo', watch.started)).toEqual([]);
    });

    await test.step('content that arrives while its place is in view appears once it is out of view', async () => {
      let release = () => {};
      const held = new Promise<void>((done) => (release = done));
      const totals: Money[] = [];
      await context.route(call, async (route) => {
        await held;
        const response = await originalResponse(route);
        const { data } = (await response.json()) as { data: { total: Money } };
        await route.fulfill({ response });
        totals.push(data.total);
      });
      await logIn(page, player);
      await foot.scrollIntoViewIfNeeded();
      const before = await shifted(page);
      release();
      await expect.poll(() => totals).toHaveLength(1);
      await expect(jackpot).toHaveCount(0);
      await page.evaluate(() => scrollTo(0, 0));
      await expect(jackpot).toContainText(formatMoney(totals.at(-1)));
      await expect(jackpot).toContainText(/as of \d\d:\d\d/);
      await expect(jackpot.getByRole('listitem')).toHaveText([/^J\*\*\*Cash₱20\.00/, /^J\*\*\*Mini jackpot₱502\.20/]);
      expect(await shifted(page)).toBe(before);
      expect(await violations(page)).toEqual([]);
    });

    await test.step('offline it still shows, with its age', async () => {
      await context.unroute(call);
      await page.reload();
      await expect(jackpot).toBeAttached();
      await goOffline(page, 'player');
      await page.reload();
      await expect(jackpot).toContainText(/as of \d\d:\d\d/);
    });
  },
);
