import type { Page } from 'playwright/test';
import { enterAs, expect, test } from '../e2e/support/perlas.ts';
import { offlineReady, quiet } from '../e2e/support/rest.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { openSlot } from '../e2e/support/slot.ts';
import { measureHeld, type Held } from './heaps.ts';

/** Rounds, and what a player does in each: a thousand pages, 200 games, 100 dialogs and an hour of chat in all. */
const rounds = Number(process.env['SOAK_ROUNDS'] ?? 10);
const inRound = { pages: 100, games: 20, dialogs: 10, messages: 60 };

/** By how much anything may grow over the last half of the rounds, as a share. */
const growth = 0.03;

const way = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true });
const ways = ['Bonus', 'Wallet', 'VIP', 'Me', 'Home'];

async function changePages(page: Page) {
  for (let i = 0; i < inRound.pages; i++) {
    const name = ways[i % ways.length]!;
    await way(page, name).click();
    await expect(way(page, name)).toHaveAttribute('aria-current', 'page');
  }
}

async function playGames(page: Page) {
  for (let i = 0; i < inRound.games; i++) {
    await openSlot(page);
    await page.getByRole('button', { name: 'Exit game' }).click();
    await expect(page).toHaveURL(/\/$/);
  }
}

async function openDialogs(page: Page) {
  await way(page, 'Me').click();
  for (let i = 0; i < inRound.dialogs; i++) {
    await page.getByRole('button', { name: 'Log out' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
}

/** Chats, in small: with a message of the vendor for each one that it counts as unread. */
async function chat(page: Page) {
  await page.getByRole('link', { name: 'Help', exact: true }).click();
  await page.getByRole('button', { name: 'Start a chat' }).click();
  const panel = page.getByRole('dialog', { name: 'Live chat' });
  // A handle of the frame would keep it after it is closed; a locator doesn't.
  const vendor = page.frameLocator('iframe[title="Live chat"]').locator('body');
  await vendor.getByText('Hello! I am Liza.').waitFor();
  await panel.getByRole('button', { name: 'Minimize the chat' }).click();
  for (let count = 1; count <= inRound.messages; count++)
    await vendor.evaluate((_, unread) => parent.postMessage({ type: 'unread', count: unread }, '*'), count);
  await page.getByRole('button', { name: /^Open the chat/ }).click();
  await panel.getByRole('button', { name: 'Close the chat' }).click();
  await page.goBack();
  await way(page, 'Home').click();
}

test(`a thousand pages, 200 games, 100 dialogs and an hour of chat leave nothing behind (${rounds} rounds)`, async ({
  page,
  player,
}) => {
  test.setTimeout((rounds * 4 + 2) * 60_000);
  await sandbox.pay(player, 50_000);
  await enterAs(page, player);
  await offlineReady(page);
  const seen: Held[] = [];
  for (let round = 0; round < rounds; round++) {
    await changePages(page);
    await playGames(page);
    await openDialogs(page);
    await chat(page);
    await quiet(page);
    seen.push(await measureHeld(page));
  }
  console.table(seen);
  const half = seen.slice(Math.floor(rounds / 2));
  for (const what of Object.keys(seen[0]!) as (keyof Held)[]) {
    const [first, last] = [half[0]![what], half.at(-1)![what]];
    expect.soft(last, what).toBeLessThanOrEqual(first * (1 + growth));
  }
});
