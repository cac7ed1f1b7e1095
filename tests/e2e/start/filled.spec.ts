import type { Locator, Page } from 'playwright/test';
import { pageAt, pages as declared, type PagePath } from '#shell/pages/pages.ts';
import { words as note } from '#shell/words.en.ts';
import noteFil from '#shell/words.fil.ts';
import { words as titles } from '#shell/pages/words.en.ts';
import titlesFil from '#shell/pages/words.fil.ts';
import { filledApp } from '../support/filledApp.ts';
import { expect, test, unseenPictures } from '../support/perlas.ts';
import { said, type Language } from '../support/said.ts';
import type { Who } from '../screens/screens.ts';
import { locales, settle } from '../support/visits.ts';
import { broughtAlong, goOffline } from '../support/rest.ts';

const words = { en: { ...note.en, titles: titles.en }, fil: { ...noteFil, titles: titlesFil } } as const;
const pages = declared.map(({ path }) => path);

/** The queries that pages require. */
const queries: Partial<Record<PagePath, string>> = {
  '/game/start': '?gameId=1001',
  '/email/detail': '?id=1',
};

/** A page's address; a parameter becomes 1. */
const addressOf = (path: PagePath) => path.replace(':id', '1');

/** Pages whose title differs from their name. */
const ownTitles: readonly string[] = ['/about-us', '/download', '/game/start', '/'];

/** Timeout for a page to show what it can, milliseconds. */
const patience = 15_000;

const notesOf = (page: Page, language: Language): Locator => {
  const { notKept, notReady, notHere } = words[language];
  return page.getByText(new RegExp(`^(${[notKept, notReady, notHere].join('|')})$`));
};

/** The log-in pages that don't redirect a player to the lobby. */
const forPlayersToo: readonly string[] = ['/auth/forget', '/auth/set-password'];

/** The paths that a page may end on: a log-in, the lobby, or its own. */
function ends(path: PagePath, who: Who): string[] {
  if (pageAt(path)!.offline === 'leaves') return ['/', '/auth/login', '/member/profile'];
  if (who === 'visitor') return ['/auth/login', addressOf(path)];
  return [path.startsWith('/auth/') && !forPlayersToo.includes(path) ? '/' : addressOf(path)];
}

/** Opens a page directly by its address, and resolves with the path that it ends on. */
async function openCold(page: Page, path: PagePath, who: Who) {
  await page.goto(addressOf(path) + (queries[path] ?? ''));
  await expect(page.locator('main:not([aria-busy=true]) h1')).toHaveText(/\S/, { timeout: patience });
  const allowed = ends(path, who);
  await expect.poll(() => allowed.includes(new URL(page.url()).pathname), { timeout: patience }).toBe(true);
  await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0, { timeout: patience });
  return new URL(page.url()).pathname;
}

async function hasTitleAndWayOut(page: Page, path: PagePath, language: Language) {
  const { titles: names } = words[language];
  const { app, withdraw } = said[language];
  const heading = page.getByRole('main').getByRole('heading', { level: 1 });
  if (path.startsWith('/withdrawal/'))
    await expect(heading).toHaveText(
      new RegExp(`^(${withdraw.withdrawal}|${withdraw.withdrawTo.replace('{way}', '.+')})$`),
    );
  else if (!ownTitles.includes(path)) await expect(heading).toHaveText(names[path]);
  const back = page.getByRole('button', { name: app.back, exact: true });
  const tabs = page.getByRole('navigation', { name: app.main });
  const out = page.getByRole('main').getByRole('link').or(page.getByRole('main').getByRole('button'));
  await expect(back.or(tabs).or(out).first()).toBeVisible();
}

/** Pages with a player's data after a visit to the lobby only. */
const hadAtOnce: readonly string[] = [
  '/',
  '/game/search',
  '/member',
  '/member/profile',
  '/member/games',
  '/wallets',
  '/wallets/record',
  '/wallets/card/list',
  '/wallets/card/edit',
  '/withdrawal/gcash',
  '/member/report',
  '/member/self-limited',
];

test.use({ filling: true });
test.setTimeout(300_000);

for (const language of ['en', 'fil'] as const)
  test.describe(`in ${language}`, { tag: '@long' }, () => {
    test.use({ locale: locales[language], contextOptions: { reducedMotion: 'reduce' } });

    for (const who of ['visitor', 'player'] as const)
      test(`after one lobby visit on a fast network, every page opens offline for a ${who} (R-38)`, async ({
        page,

        player,
        watch,
      }) => {
        watch.expectLines(unseenPictures);
        await settle(page, language, who, player);
        await page.goto('/');
        await filledApp(page, language);
        await goOffline(page, who);
        for (const path of pages)
          await test.step(path, async () => {
            const end = await openCold(page, path, who);
            if (end !== addressOf(path)) return;
            await hasTitleAndWayOut(page, path, language);
            const notes = notesOf(page, language);
            const shows = pageAt(path)!.offline;
            if (shows === 'all' || (who === 'player' && hadAtOnce.includes(path))) await expect(notes).toHaveCount(0);
            if (shows === 'memory' && who === 'player') await expect(notes).toHaveText(words[language].notKept);
            const login = page.getByRole('main').getByRole('button', { name: said[language].app.login, exact: true });
            if (shows === 'memory' && who === 'visitor') await expect(login).toBeVisible();
          });
        await page.goto('/no/such/page');
        await expect(page.getByText('/no/such/page')).toBeVisible();
      });

    test('pages a player has seen are shown again offline, with their age (O-02)', async ({
      page,
      context,
      player,
      watch,
    }) => {
      watch.expectLines(unseenPictures);
      await settle(page, language, 'player', player);
      await filledApp(page, language);
      const isSeen = (path: PagePath) => /^(data|form)$/.test(pageAt(path)!.offline) && !path.startsWith('/auth/');
      const paths = [...pages.filter(isSeen), '/wallets/record?view=statement'];
      for (const path of paths) {
        await page.goto(path);
        await broughtAlong(page, 'player');
      }
      await context.setOffline(true);
      for (const path of paths)
        await test.step(path, async () => {
          await page.goto(path);
          await expect(page.locator('main:not([aria-busy=true]) h1')).toHaveText(/\S/, { timeout: patience });
          await expect(page.getByRole('status').filter({ hasText: said[language].app.offline })).toHaveText(
            /\d\d:\d\d/,
          );
          await expect(page.locator('main [aria-busy=true]:visible')).toHaveCount(0, { timeout: patience });
          await expect(notesOf(page, language)).toHaveCount(0);
        });
    });
  });

test(
  'with data saver a player downloads the rest in the settings, and removes it again (R-38)',
  { tag: '@long' },
  async ({ page, context, player, watch }) => {
    watch.expectLines(unseenPictures);
    await context.addInitScript(() => localStorage.setItem('preferences', JSON.stringify({ dataSaver: 'on' })));
    await settle(page, 'en', 'player', player);
    await page.goto('/member/settings');
    const ready = page.getByRole('progressbar', { name: /^Ready offline: \d+ of \d+ parts$/ });
    const all = Number(await ready.getAttribute('max'));
    expect(Number(await ready.getAttribute('value'))).toBeLessThan(all / 2);
    await expect(page.getByText('we keep only the pages you open')).toBeVisible();

    await test.step('a stopped download resumes', async () => {
      await page.getByRole('button', { name: /^Download the rest \(\d+ kB\)$/ }).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByRole('button', { name: /^Download the rest/ }).click();
      await filledApp(page, 'en');
      await expect(page.getByText('Every page opens offline, in your language.')).toBeVisible();
      await expect(ready).toHaveAttribute('value', String(all));
    });

    await test.step('offline it can be removed, and a new download asks for a connection', async () => {
      await goOffline(page);
      await page.reload();
      await expect(ready).toHaveAttribute('value', String(all));
      await page.getByRole('button', { name: 'Remove saved pages' }).click();
      await expect.poll(async () => Number(await ready.getAttribute('value'))).toBeLessThan(all / 2);
      const bring = page.getByRole('button', { name: /^Download the rest/ });
      await expect(bring).toHaveAttribute('aria-disabled', 'true');
      await expect(page.getByText('You need a connection to download the rest.')).toBeVisible();
      await page.reload();
      await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    });
  },
);
