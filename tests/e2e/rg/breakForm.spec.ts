import { rgPage } from '../support/protecting.ts';
import { enterAs, expect, test } from '../support/perlas.ts';

test('the form of a break opens at its top, and the way back leads to where it was left (RG-17)', async ({
  page,
  player,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await enterAs(page, player);
  await page.goto(rgPage);
  const way = page.getByRole('main').getByRole('link', { name: 'Take a break' });
  await way.scrollIntoViewIfNeeded();
  const scrolled = () => page.evaluate(() => scrollY);
  const left = await scrolled();
  expect(left).toBeGreaterThan(100);
  await way.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Take a break' })).toBeVisible();
  expect(await scrolled()).toBe(0);
  await page.goBack();
  await expect(way).toBeVisible();
  await expect.poll(scrolled).toBe(left);
});
