import { expect, test } from '#tests/network/test.ts';
import { enterAs } from '../support/perlas.ts';

/** The time allowed for an icon to load, milliseconds (spec §9). */
const patience = 5_000;

test('a hanging icon becomes a placeholder after five seconds, a failed one at once (N-13)', async ({
  page,
  player,
  faults,
  clock,
}) => {
  await clock.start();
  await enterAs(page, player);
  const never = faults.on({ path: /^\/icons\/vip\// }, { hang: 'unsent' });
  faults.on({ path: /^\/icons\/states\// }, { status: 404 });
  const main = page.getByRole('main');

  await page.getByRole('link', { name: 'Me', exact: true }).click();
  const ranks = main.getByRole('paragraph').filter({ hasText: 'VIP 0' });
  const mark = main.locator('img[src*="/vip/"]');
  await expect(mark).toBeAttached();
  await never.met();
  await clock.pass(patience);
  await expect(mark).toHaveCount(0);
  await expect(ranks.locator('svg')).toBeVisible();

  await main.getByRole('link', { name: 'My games' }).click();
  const nothing = main.getByRole('tabpanel');
  await expect(nothing.locator('svg').first()).toBeVisible();
  await expect(nothing.locator('img')).toHaveCount(0);
});
