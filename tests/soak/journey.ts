import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { logIn, logOut } from '../e2e/support/perlas.ts';
import type { NewPlayer } from '../e2e/support/sandbox.ts';
import type { Dice } from './clock.ts';

/** Time limits of a step, and of a player looking at a page; milliseconds. */
const pace = { step: 6_000, look: 400 };

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const firstLike = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();

/** The steps of the journey, in any order: each can begin wherever the previous one was interrupted. */
const steps: Record<string, (page: Page, player: NewPlayer) => Promise<unknown>> = {
  async deposit(page) {
    await page.goto('/wallets');
    await page.getByRole('radio', { name: /₱500\.00/ }).check();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await page.waitForURL(/\/wallets\?.*orderNo=/);
  },
  /** An act with unknown outcome blocks the next one. */
  async settle(page) {
    await page.goto('/wallets');
    await page.getByRole('button', { name: /check/i }).first().click();
  },
  async play(page) {
    await page.goto('/');
    const name = await firstLike(page).getAttribute('aria-label');
    await page
      .getByRole('main')
      .getByRole('link', { name: name!.replace('Like ', '') })
      .first()
      .click();
    const slot = page.frameLocator('iframe');
    await slot.getByRole('button', { name: 'Spin' }).click();
    await page.getByRole('button', { name: 'Exit game' }).click();
    await balance(page).waitFor();
  },
  async like(page) {
    await page.goto('/');
    await firstLike(page).click();
  },
  async search(page) {
    await page.goto('/game/search');
    await page.getByRole('searchbox', { name: 'Search games' }).fill('pearl');
    await page.getByRole('main').getByRole('link').first().waitFor();
  },
  async look(page) {
    for (const name of ['Wallet', 'Me', 'Home'])
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
  },
  async records(page) {
    await page.goto('/wallets/record');
    await page.getByText('₱500.00').first().waitFor();
  },
  async leave(page) {
    await page.goto('/member');
    await logOut(page);
  },
};
/** Step names, weighted by repetition. */
const names = [...Object.keys(steps), 'deposit', 'deposit'];

/** Whether a page is loaded with nobody logged in. */
async function isOut(page: Page): Promise<boolean> {
  if (page.url() === 'about:blank') return false;
  return page.url().includes('/auth/') || (await page.getByRole('link', { name: 'Log in' }).count()) > 0;
}

/** How often each step was completed. */
export type Done = Partial<Record<string, number>>;

/** Performs random steps until the page is closed, and counts the completed ones. */
export async function travel(page: Page, player: NewPlayer, dice: Dice, done: Done) {
  page.setDefaultTimeout(pace.step);
  while (!page.isClosed()) {
    try {
      await pause(dice.between(0, pace.look));
      if (await isOut(page)) await logIn(page, player);
      const name = dice.one(names);
      await steps[name]!(page, player);
      done[name] = (done[name] ?? 0) + 1;
    } catch {
      // The previous step is still open, or the browser has been killed.
    }
  }
}
