import type { Page } from 'playwright/test';
import { openSlot } from '../e2e/support/slot.ts';
import { framesWhileScrolling, type Durations } from './taps.ts';

const inMain = (page: Page) => page.getByRole('main');
const way = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const at = (page: Page, path: string) => page.waitForURL(({ pathname }) => pathname === path);

async function goHome(page: Page) {
  await way(page, 'Home').click();
  await at(page, '/');
}

async function follow(page: Page, path: string) {
  await inMain(page).locator(`a[href^="${path}"]`).first().click();
  await at(page, path);
}

async function goBack(page: Page, path: string) {
  await page.goBack();
  await at(page, path);
}

/** How long a list is scrolled, milliseconds. */
const scrolled = 2_000;

/** Frames a second of each list scrolled, in each round. */
export const frames: Durations = {};

async function scroll(page: Page, list: string) {
  (frames[list] ??= []).push(await framesWhileScrolling(page, scrolled));
  await page.evaluate(() => scrollTo(0, 0));
}

/** The steps of a player's round by name; each begins in the lobby and ends there. */
export const steps: Record<string, (page: Page) => Promise<unknown>> = {
  lobby: (page) => scroll(page, 'lobby'),
  async category(page) {
    for (const name of ['Slots', 'All']) await inMain(page).getByRole('button', { name, exact: true }).click();
  },
  async search(page) {
    await page.getByRole('link', { name: 'Search games' }).click();
    await page.getByRole('searchbox', { name: 'Search games' }).pressSequentially('gold', { delay: 180 });
    await scroll(page, 'search');
    await goBack(page, '/');
  },
  async wallet(page) {
    await way(page, 'Wallet').click();
    await page.getByRole('radio', { name: /₱500/ }).first().check();
    await goHome(page);
  },
  async records(page) {
    await way(page, 'Me').click();
    await follow(page, '/wallets/record');
    for (const name of ['Balance', 'Deposits']) await page.getByRole('tab', { name, exact: true }).click();
    await inMain(page).getByRole('listitem').first().waitFor();
    await scroll(page, 'records');
    await goBack(page, '/member');
    await goHome(page);
  },
  async jackpot(page) {
    await follow(page, '/activity/jackpot');
    await page.getByRole('button', { name: 'Ranking', exact: true }).click();
    await page.getByRole('dialog').getByRole('table').first().waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await goBack(page, '/');
  },
  async lottery(page) {
    await follow(page, '/activity/lottery');
    for (const n of [3, 8, 15]) await page.getByRole('button', { name: `Number ${n}`, exact: true }).click();
    await page.getByRole('button', { name: 'Quick pick', exact: true }).click();
    await goBack(page, '/');
  },
  async chat(page) {
    await way(page, 'Me').click();
    await follow(page, '/service');
    await page.getByRole('button', { name: 'Start a chat' }).click();
    await page.frameLocator('iframe[title="Live chat"]').getByText('Hello! I am Liza.').waitFor();
    await page.getByRole('dialog', { name: 'Live chat' }).getByRole('button', { name: 'Close the chat' }).click();
    await goBack(page, '/member');
    await goHome(page);
  },
  async game(page) {
    await openSlot(page);
    await page.getByRole('button', { name: 'Exit game' }).click();
    await at(page, '/');
  },
};
