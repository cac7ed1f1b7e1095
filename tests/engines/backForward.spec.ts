import { enterAs, expect, test } from '../e2e/support/perlas.ts';

test(
  'a page behind the payment page lets another use the storage and resumes on return',
  {
    tag: '@engines',
  },
  async ({ page, context, player }) => {
    await enterAs(page, player);
    await page.goto('/wallets');
    await page.getByRole('radio', { name: /₱200\.00/ }).check();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();

    const other = await context.newPage();
    await other.goto('/member');
    await expect(other.getByText(player.nickname)).toBeVisible();
    await expect(other.getByText('This browser can’t save data.')).toHaveCount(0);

    await page.goBack();
    await expect(page.getByRole('status', { name: 'Balance' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'Home' }).click();
    const like = page
      .getByRole('main')
      .getByRole('button', { name: /^Like / })
      .first();
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
  },
);
