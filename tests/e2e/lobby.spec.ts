import type { Page } from 'playwright/test';
import { amend } from './amend.ts';
import { enter, expect, logIn, test } from './perlas.ts';
import { sandbox } from './sandbox.ts';

interface Catalogue {
  gameTypes: { id: number; name: string; status: number; sort: number }[];
  brands: { id: number; name: string; sort: number }[];
  games: { id: number; name: string; gameTypeId: number; brandId: number; status?: number }[];
}

/** The lobby as the operator has it. */
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
const cards = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link');
const place = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('a visitor sees the shelves that the operator shows, in its order and with their counts', async ({
  page,
  context,
  watch,
}) => {
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
  const choices = await page.getByRole('combobox', { name: 'Brand' }).getByRole('option').allTextContents();
  expect(choices).toEqual(['All brands', ...brands.toSorted(bySort).map(({ name }) => name)]);
  await expect(page.getByRole('heading', { level: 2 }).nth(4)).toBeAttached();
  const shelves = await page.getByRole('heading', { level: 2 }).allTextContents();
  expect(shelves.length).toBeGreaterThan(4);
  expect(shelves).toEqual(['Hot', 'New', ...shown.map(({ name }) => name)].slice(0, shelves.length));

  await page.getByRole('heading', { level: 2, name: shelves.at(-1)! }).scrollIntoViewIfNeeded();
  await expect(chips).toBeInViewport();
  for (const { id, name } of shown.slice(0, 2)) {
    await chips.getByRole('button', { name, exact: true }).click();
    const shelf = page.getByRole('main').locator('section', { has: page.getByRole('heading', { name, exact: true }) });
    await expect(shelf).toContainText(`${count(games.filter(({ gameTypeId }) => gameTypeId === id))} games`);
  }
  await page.goto(`/game/search?q=${games.find(({ gameTypeId }) => gameTypeId === hidden!.id)!.name}`);
  await expect(page.getByText(/^No games for/)).toBeVisible();
  expect((await sandbox.history()).filter(({ time, code }) => time >= watch.started && code === 401)).toEqual([]);
});

test('a search minds neither case nor accents, knows brands, and keeps to the lobby’s filter', async ({ page }) => {
  const { gameTypes, brands, games } = await catalogue();
  const [type] = gameTypes.filter(({ status }) => status === 1);
  const brand = brands.find(({ id }) => games.some((game) => game.brandId === id && game.gameTypeId === type!.id))!;
  await enter(page);
  await page.getByRole('group', { name: 'Categories' }).getByRole('button', { name: type!.name, exact: true }).click();
  await page.getByRole('combobox', { name: 'Brand' }).selectOption(brand.name);
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
});

test('a new page begins at its top, and a step back is where it was', async ({ page }) => {
  await enter(page);
  const far = cards(page).nth(30);
  await far.evaluate((card) => card.scrollIntoView({ block: 'center' }));
  expect(await place(page)).toBeGreaterThan(800);
  await far.click();
  await expect(page).toHaveURL(/\/auth\/login/);
  expect(await place(page)).toBe(0);
  await page.goBack();
  await expect(far).toBeInViewport();
});

test('a like that the operator refuses is taken back; coming home asks for the balance anew', async ({
  page,
  player,
}) => {
  await enter(page);
  await logIn(page, player);
  await sandbox.error('gameLike', { code: 404 });
  await sandbox.latency('gameLike', 300);
  const like = page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true', { timeout: 250 });
  await expect(like).toHaveAttribute('aria-pressed', 'false');

  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(page.getByText(player.nickname)).toBeVisible();
  await page.waitForLoadState('networkidle');
  const since = Date.now();
  await page.getByRole('link', { name: 'Home' }).click();
  await expect.poll(async () => (await sandbox.received('refreshData', since)).length).toBeGreaterThan(0);
});

test('a card counts as seen once half of it has been on screen, and only then', async ({ page, watch }) => {
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
  await page.evaluate(() => scrollTo(0, innerHeight / 2));
  const more = await reached();
  expect(more).toBeGreaterThan(onScreen);
  await expect.poll(seen).toBe(more);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(cards(page).first()).toBeInViewport();
  expect(seen()).toBe(more);
});
