import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { enter, expect, logIn, test } from '../support/perlas.ts';
import { sideways } from '../support/sight.ts';
import { settled } from '../support/visits.ts';

test.use({ viewport: { width: 360, height: 640 } });

/** Right-to-left override (U+202E), which reverses text up to the end of a paragraph or isolated part. */
const override = '\u202E';
/** Names that an operator or another player may choose; each begins with the word that finds it. */
const names = [
  `long${'n'.repeat(10_000)}`,
  `turned${override}${'sliced lamb '.repeat(20)}`,
  `marked${'z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307\u0308'.repeat(60)}`,
  `smiling${'👩‍👩‍👧‍👦🇵🇭'.repeat(200)}`,
] as const;
const isNamed = /^(long|turned|marked|smiling)/;

/** Maximum height of a shown name: a few lines of the largest text, pixels. */
const highest = 160;

interface Said {
  userInfo?: { nickname: string };
  notices?: object[];
  games?: object[];
  brands?: object[];
  gameTypes?: object[];
}

/** Makes the operator give the first games and the notices these names, and the player the one from `nickname`. */
const rename = (page: Page, nickname: () => string) =>
  amend<Said>(page.context(), '*', (said) => ({
    ...said,
    ...(said.userInfo && { userInfo: { ...said.userInfo, nickname: nickname() } }),
    ...(said.notices && { notices: said.notices.map((notice, i) => ({ ...notice, title: names[i % names.length] })) }),
    ...(said.games && {
      games: said.games.map((game, i) => (i < 40 ? { ...game, name: names[i % names.length] } : game)),
    }),
  }));

/** The id of money as a prop. */
const coin = 2001;

/** Makes the operator report one winner, with the name from `nickname`. */
const renameWinner = (page: Page, nickname: () => string) =>
  amend<{ data: object }>(page.context(), 'getJackpotDrawInfo', (said) => {
    const won = { nickname: nickname(), propId: coin, type: 1, count: 2_000, updateTime: Date.now() };
    return { ...said, data: { ...said.data, jackpotWinnerList: [won] } };
  });

/** Names shown too high, or whose text direction affects their surroundings. */
const loose = (page: Page) =>
  page.evaluate(
    ([pattern, most]) => {
      const found: string[] = [];
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const { data, parentElement } = texts.currentNode as Text;
        if (!new RegExp(pattern).test(data.trim()) || !parentElement?.checkVisibility()) continue;
        let box = parentElement;
        const { height } = box.getBoundingClientRect();
        const { display, unicodeBidi } = getComputedStyle(box);
        while (getComputedStyle(box).display === 'inline' && getComputedStyle(box).unicodeBidi === 'normal')
          box = box.parentElement!;
        const said = `${data.trim().slice(0, 8)} in ${parentElement.tagName} ${parentElement.className}`;
        if (height > most) found.push(`${said}: ${height} px high`);
        if (box.textContent.trim() !== data.trim()) found.push(`${said}: not isolated (${display}, ${unicodeBidi})`);
      }
      return found;
    },
    [isNamed.source, highest] as const,
  );

async function expectIntact(page: Page, what: string) {
  await settled(page);
  expect.soft(await loose(page), what).toEqual([]);
  expect.soft(await sideways(page), `${what}: sideways`).toBeLessThanOrEqual(0);
}

test('long names of games, notices, players and winners are clipped and fit a narrow phone (B6)', async ({
  page,
  player,
}) => {
  test.setTimeout(120_000);
  let nickname: string = names[0];
  await rename(page, () => nickname);
  await renameWinner(page, () => nickname);
  await enter(page);
  await expectIntact(page, 'lobby');
  await page
    .getByRole('button', { name: /^About / })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectIntact(page, 'sheet of a game');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: isNamed }).last().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectIntact(page, 'notice');
  await page.goto('/game/search');
  await expectIntact(page, 'search');
  await logIn(page, player);
  const winner = page.getByRole('list', { name: 'Recent winners' }).getByRole('listitem');
  for (nickname of names) {
    await page.goto('/');
    await expect(winner).toContainText(nickname.slice(0, 6));
    await expectIntact(page, `winner ${nickname.slice(0, 7)}`);
    for (const path of ['/member', '/member/profile']) {
      await page.goto(path);
      await expect(page.getByText(nickname.slice(0, 6)).first()).toBeVisible();
      await expectIntact(page, `${path} of ${nickname.slice(0, 7)}`);
    }
  }
});

test('makers and categories with one word of 60 letters fit the notice and the lobby', async ({ page }) => {
  test.setTimeout(120_000);
  const renamed = (each: object) => ({ ...each, name: `Maker${'n'.repeat(55)}` });
  await amend<Said>(page.context(), '*', ({ brands, gameTypes, ...said }) => ({
    ...said,
    ...(brands && { brands: brands.map(renamed) }),
    ...(gameTypes && { gameTypes: gameTypes.map(renamed) }),
  }));
  await page.goto('/');
  await expect(page.getByRole('group', { name: 'Categories' })).toBeAttached();
  await expect(page.getByRole('button', { name: 'Accept', exact: true })).toBeInViewport();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Accept', exact: true }).click();
  await settled(page);
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  await page.getByRole('button', { name: 'Filter and sort' }).click();
  await expect(page.getByRole('combobox', { name: 'Brand' })).toBeVisible();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});
