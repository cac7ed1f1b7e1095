import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { limit, rgPage } from '../support/protecting.ts';
import { bet, over, play, reading, slot, spin } from '../support/slot.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';

const peso = 100;
/** The deposit. */
const deposit = 500 * peso;

/** Puts a player with a daily loss or stake limit into a game that never wins. */
async function playLimited(page: Page, player: NewPlayer, kind: 'loss' | 'wager') {
  await sandbox.pay(player, deposit);
  await limit(player, kind, 'day', 100 * peso);
  await sandbox.rule({ luck: 'none' });
  await play(page, player);
}

/** Uses up what the limit leaves, and expects the next bet to end the game. */
async function useUp(page: Page) {
  await spin(page).click();
  await expect(reading(page, 'Session result')).toHaveText('−\u2060₱100.00');
  await expect(spin(page)).toBeEnabled();
  await spin(page).click();
  await expect(over(page)).toBeVisible({ timeout: 15_000 });
}

test.beforeEach(() => test.setTimeout(90_000));

test('bets beyond the loss limit are refused, and the game ends once nothing is left (SX-04, RG-07)', async ({
  page,
  player,
  watch,
}) => {
  // A bet that is not accepted.
  watch.expectLines(/409 \(Conflict\)/);
  await playLimited(page, player, 'loss');
  await bet(page, '₱200.00');
  await spin(page).click();
  await expect(slot(page).getByText('A limit that you set yourself stands against this bet.')).toBeVisible();
  await expect(spin(page)).toBeEnabled();
  await expect(over(page)).toHaveCount(0);

  await slot(page).getByRole('button', { name: 'Lower bet' }).click();
  await expect(slot(page).getByRole('status', { name: 'Bet', exact: true })).toHaveText('₱100.00');
  await useUp(page);
  await expect(page.getByRole('alert')).toContainText('Daily loss limit of ₱100.00 reached.');
  await expect(page.locator('iframe')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);

  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Daily loss limit of ₱100.00 reached.');
  await page.getByRole('link', { name: 'See your limits' }).click();
  await expect(page).toHaveURL(new RegExp(rgPage));
});

test('reaching the stake limit ends the game with a reason (SX-04, RG-07)', async ({ page, player, watch }) => {
  watch.expectLines(/409 \(Conflict\)/);
  await playLimited(page, player, 'wager');
  await bet(page, '₱100.00');
  await useUp(page);
  await expect(page.getByRole('alert')).toContainText('Daily wager limit of ₱100.00 reached.');
});
