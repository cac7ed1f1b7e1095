import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { addNumber } from '../support/addNumber.ts';
import { enterAs, expect, test } from '../support/perlas.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  'a number is added with the password, typed values stay, and it can be removed (S4)',
  { tag: '@long' },
  async ({ page, player }) => {
    const mobile = `09${String(Date.now()).slice(-9)}`;
    await enterAs(page, player);
    await addNumber(page, mobile, 'another88');
    await expect(page.getByText(/4 tries left/)).toBeVisible();
    await expect(box(page, 'Mobile number')).toHaveValue(mobile);
    await box(page, 'Current password').fill(player.password);
    await button(page, 'Continue').click();
    await expect(page.getByRole('dialog')).toHaveCount(0);

    await button(page, 'Remove Mobile number').click();
    const removal = page.getByRole('dialog', { name: 'Remove Mobile number?' });
    expect(await violations(page)).toEqual([]);
    await removal.getByRole('textbox', { name: 'Current password' }).fill(player.password);
    await removal.getByRole('button', { name: 'Remove', exact: true }).click();
    await expect(removal).toHaveCount(0);
    await expect(page.getByRole('button', { name: /^Mobile number/ })).toBeVisible();
  },
);
