import { violations } from '../support/axe.ts';
import { enterAs, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { begun, endow, pearlCard, rub } from '../support/shopping.ts';

const greatest = 1;

test('a points exchange lowers the points, gives its award once, and is logged (A-09, Q-03, R-25, PT-01, PT-02) @long', async ({
  page,
  player,
}) => {
  await endow(player);
  await enterAs(page, player);
  await page.goto('/');
  await page.getByRole('link', { name: 'Points shop' }).first().click();
  await expect(page).toHaveURL('/points');
  await expect(page.getByText('1 point per ₱100.00 of valid bets')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const since = Date.now();
  await page.getByRole('button', { name: 'Exchange: 10 diamonds' }).dblclick();
  await expect(page.getByRole('dialog').getByText('+10')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status', { name: 'Points' })).toContainText(String(begun.points - 20));
  await expect(page.getByRole('status', { name: 'Diamonds' })).toContainText('3,010');
  expect(await sandbox.received('pointsExchange', since)).toHaveLength(1);

  await page.getByRole('tab', { name: 'Points' }).focus();
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/points?tab=log');
  await expect(page.getByText('−20')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('tab', { name: 'History' })).toHaveAttribute('aria-selected', 'true');
  await page.goto('/member');
  await page.getByRole('link', { name: 'Points and diamonds' }).click();
  await expect(page.getByRole('tab', { name: 'Points' })).toHaveAttribute('aria-selected', 'true');
});

test('a card is bought, scratched, revealed at 60 %, and unchanged in the log after a reload (DI-05, DI-06, DI-09) @long', async ({
  page,
  player,
}) => {
  await endow(player);
  await sandbox.draw(`card:${pearlCard}`, greatest);
  await enterAs(page, player);
  await page.goto('/points?tab=scratch');
  const offer = page.getByRole('region', { name: 'Perlas', exact: true });
  await expect(offer.getByText('Top prize ₱100.00')).toBeVisible();
  await expect(offer.getByRole('cell', { name: /0\.2%/ })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Buy · 20 diamonds: Perlas × 1' }).click();
  await expect(page.getByRole('status', { name: 'Diamonds' })).toContainText('2,980');
  const since = Date.now();
  await offer.getByRole('button', { name: 'Scratch: Perlas' }).click();
  await expect(page.getByRole('button', { name: 'Reveal' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('₱200.00');
  await rub(page, 0.3);
  await expect(page.getByText('You won ₱100.00')).toHaveCount(0);
  await rub(page, 0.8);
  await expect(page.getByText('You won ₱100.00')).toBeVisible();
  await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('₱300.00');
  expect(await sandbox.received('scratchCardLottery', since)).toHaveLength(1);
  await page.reload();
  await page.getByRole('tab', { name: 'History' }).click();
  await page.getByRole('combobox', { name: 'Show history of' }).selectOption('Scratch cards');
  await expect(page.getByRole('listitem').filter({ hasText: 'Perlas' })).toContainText('₱100.00');
});
