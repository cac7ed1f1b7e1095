import { expect, type Page } from 'playwright/test';
import { enterAs } from './perlas.ts';
import type { NewPlayer } from './sandbox.ts';

/** The sandbox's slot in its frame. */
export const slot = (page: Page) => page.frameLocator('iframe');
export const spin = (page: Page) => slot(page).getByRole('button', { name: 'Spin' });

/** The heading in place of a game ended by a player's own limit. */
export const over = (page: Page) => page.getByRole('heading', { level: 1, name: 'Play has ended for now' });

/** A value in the bar above a game, by its name. */
export const reading = (page: Page, name: string) =>
  page.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');

/** Waits until the opened game can be played. */
export async function started(page: Page) {
  await expect(spin(page)).toBeEnabled({ timeout: 30_000 });
  await expect(page.getByText('The game is starting…')).toHaveCount(0);
}

/** Makes the framed game report a running round, after its ready message, which ends a round. */
export async function beginRound(page: Page) {
  const frame = (await (await page.waitForSelector('iframe')).contentFrame())!;
  await frame.waitForSelector('button:enabled');
  await expect(page.locator('iframe + output')).toHaveCount(0);
  await frame.evaluate(() => parent.postMessage({ type: 'round', inRound: true }, '*'));
}

/** Chooses a bet by its label. */
export async function bet(page: Page, named: string) {
  const chosen = slot(page).getByRole('status', { name: 'Bet', exact: true });
  while ((await chosen.textContent()) !== named) await slot(page).getByRole('button', { name: 'Raise bet' }).click();
}

/** Opens a game for a player, whose worker uses the controlled clock. */
export async function play(page: Page, player: NewPlayer) {
  await enterAs(page, player);
  await openSlot(page);
}

/** Opens the game from the lobby, and waits until it can be played. */
export async function openSlot(page: Page) {
  await page.getByRole('main').getByRole('link', { name: 'Golden Carabao' }).first().click();
  await started(page);
}
