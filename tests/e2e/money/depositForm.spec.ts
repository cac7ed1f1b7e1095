import { enterAs, expect, test } from '../support/perlas.ts';

test(
  'a deposit fits one screen: amounts, method, bonus and its terms; a tap without an amount says so and moves nothing',
  { tag: '@long' },
  async ({ page, player }) => {
    await enterAs(page, player);
    await page.goto('/wallets');
    await page.getByRole('tab', { name: 'Deposit' }).click();
    const deposit = page.getByRole('button', { name: 'Deposit', exact: true });
    const terms = page.getByText('wager ₱3,000.00 more (10×)', { exact: false });
    await page.setViewportSize({ width: 360, height: 640 });
    await page.evaluate(() => window.scrollTo(0, 0));
    const { x, y: top } = (await deposit.boundingBox())!;
    // A touch, unlike Playwright's tap on an element, doesn't scroll first.
    await page.touchscreen.tap(x + 9, top + 9);
    await expect(page.getByRole('alert').getByText('Choose an amount')).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('radio', { name: /^₱500\.00/ }).check();
    await page.evaluate(() => window.scrollTo(0, 0));
    const bar = (await terms.boundingBox())!.y;
    for (const name of [/^₱100\.00/, /Other amount/, /^GCash/, /^\+₱300\.00 bonus/, /^No bonus/]) {
      const { y, height } = (await page.getByRole('radio', { name }).boundingBox())!;
      expect(y).toBeGreaterThan(0);
      expect(y + height).toBeLessThan(bar);
    }
    await expect(deposit).toBeInViewport({ ratio: 1 });

    await test.step('on a small phone, too, the terms are visible above the button', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      await expect(terms).toBeInViewport({ ratio: 1 });
      await expect(deposit).toBeInViewport({ ratio: 1 });
    });
  },
);
