import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const day = 24 * 60 * 60_000;
const points = (count: number) => ({ id: 2002, count });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const link = (page: Page, title: string) => page.getByRole('link', { name: title });
const welcome = 'Mabuhay! Welcome to Perlas';
const inbox = (page: Page) => page.getByRole('link', { name: 'Inbox' });

test('ML-01, ML-02, E-12: a mail is opened from the menu, counts as read, and its dot goes', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await page.getByRole('link', { name: 'Me', exact: true }).click();
  await expect(inbox(page)).toContainText('1 unread message', { timeout: 15_000 });
  await inbox(page).click();
  await expect(page).toHaveURL('/email');
  expect(await violations(page)).toEqual([]);
  await link(page, `Unread ${welcome}`).click();
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  await expect(page.getByText('This is your inbox')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(row(page, welcome)).not.toContainText('Unread');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(inbox(page)).not.toContainText('unread');
  await expect(inbox(page)).not.toHaveAccessibleDescription('Something waits for you');
});

test('ML-03: one award is claimed in its mail, and the rest of them at once', async ({ page, player }) => {
  const since = Date.now();
  for (const count of [5, 7, 11])
    await sandbox.sendMail(player, { title: `Mail ${count}`, type: 'promo', awards: [points(count)], expiresIn: day });
  await enterAs(page, player);
  await page.goto('/email');
  await expect(row(page, 'Mail 7')).toContainText('×7 Points');
  await link(page, 'Mail 7').click();
  await expect(page.getByText('Claim by')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByRole('button', { name: 'Claim: ×7 Points' }).click();
  await expect(page.getByRole('dialog').getByText('×7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible();
  await page.goto('/email');
  await page.getByRole('button', { name: 'Claim all: 2 rewards' }).click();
  await expect(page.getByRole('dialog').getByText('×16')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Claim all/ })).toHaveCount(0);
  const copies = await sandbox.received('receiveMail', since);
  expect(copies.filter(({ effect }) => effect)).toHaveLength(2);
});

test('ML-04: a deleted mail comes back by Undo, and without it is deleted once', async ({ page, player }) => {
  await sandbox.sendMail(player, { title: 'To be deleted' });
  await enterAs(page, player);
  await page.goto('/email');
  const since = Date.now();
  const remove = page.getByRole('button', { name: 'Delete: To be deleted' });
  await remove.click();
  await expect(link(page, 'To be deleted')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(link(page, 'To be deleted')).toBeVisible();
  await remove.click();
  await expect(page.getByRole('status').filter({ hasText: 'Message deleted' })).toBeVisible();
  await expect.poll(() => sandbox.received('delMail', since), { timeout: 15_000 }).toHaveLength(1);
  await page.reload();
  await expect(link(page, welcome)).toBeVisible();
  await expect(link(page, 'To be deleted')).toHaveCount(0);
  expect(await sandbox.received('delMail', since)).toHaveLength(1);
});

test('ML-05: without a network the list is there with its time, a mail that was opened too, and no other', async ({
  page,
  player,
  context,
}) => {
  await sandbox.sendMail(player, { title: 'Opened before', content: '<p>What it says</p>' });
  await enterAs(page, player);
  await page.goto('/email');
  await link(page, 'Opened before').click();
  await expect(page.getByText('What it says')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await context.setOffline(true);
  await expect(page.getByText(/^Offline, as of/)).toBeVisible();
  await link(page, 'Opened before').click();
  await expect(page.getByText('What it says')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await link(page, welcome).click();
  await expect(page.getByText('This isn’t kept on the device')).toBeVisible();
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You’re offline, so nothing was changed.')).toBeVisible();
});
