import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

const long = { tag: '@long' };
const day = 24 * 60 * 60_000;
const points = (count: number) => ({ id: 2002, count });
const row = (page: Page, title: string) => page.getByRole('listitem').filter({ hasText: title });
const link = (page: Page, title: string) => page.getByRole('link', { name: title });
const welcome = 'Mabuhay! Welcome to Perlas';
const inbox = (page: Page) => page.getByRole('main').getByRole('link', { name: 'Inbox' });

test('a mail opened from the menu counts as read, and its dot goes (ML-01, ML-02, E-12) @long', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
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
  await expect(inbox(page)).not.toHaveAccessibleDescription('New');
});

test('one award is claimed in its mail, and the rest at once (ML-03) @long', async ({ page, player }) => {
  test.setTimeout(90_000);
  const since = Date.now();
  for (const count of [5, 7, 11])
    await sandbox.sendMail(player, { title: `Mail ${count}`, type: 'promo', awards: [points(count)], expiresIn: day });
  await enterAs(page, player);
  await page.goto('/email');
  await expect(row(page, 'Mail 7')).toContainText('7 points');
  await link(page, 'Mail 7').click();
  await expect(page.getByText('Claim by')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Delete' })).toBeDisabled();
  await page.getByRole('button', { name: 'Claim: 7 points' }).click();
  await expect(page.getByRole('dialog').getByText('+7')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('Claimed', { exact: true })).toBeVisible();
  await page.goto('/email');
  await page.getByRole('button', { name: 'Claim all: 2 rewards' }).click();
  await expect(page.getByRole('dialog').getByText('+16')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: /^Claim all/ })).toHaveCount(0);
  const copies = await sandbox.received('receiveMail', since);
  expect(copies.filter(({ effect }) => effect)).toHaveLength(2);
});

test('a deleted mail comes back by Undo, and without it is deleted once (ML-04) @long', async ({ page, player }) => {
  test.setTimeout(90_000);
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

test('offline the mail list shows its age, and only opened mails can be read (ML-05) @long', async ({
  page,
  player,
}) => {
  await sandbox.sendMail(player, { title: 'Opened before', content: '<p>What it says</p>' });
  await enterAs(page, player);
  await page.goto('/email');
  await link(page, 'Opened before').click();
  await expect(page.getByText('What it says')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await goOffline(page, 'player');
  await expect(page.getByText(/^Offline, as of/)).toBeVisible();
  await link(page, 'Opened before').click();
  await expect(page.getByText('What it says')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await link(page, welcome).click();
  await expect(page.getByText('Not saved on this device')).toBeVisible();
  await expect(page.getByRole('heading', { name: welcome })).toBeVisible();
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('You’re offline. Nothing was changed.')).toBeVisible();
});

test(
  'an award claimed in two tabs is given once, and the second tab says so quietly (ML-03)',
  long,
  async ({ page, player, context }) => {
    test.setTimeout(90_000);
    await sandbox.sendMail(player, { title: 'For both', awards: [points(5)] });
    await enterAs(page, player);
    await page.goto('/email');
    const other = await context.newPage();
    await other.goto('/email');
    const all = (each: Page) => each.getByRole('button', { name: 'Claim all: 1 reward' });
    for (const each of [page, other]) await expect(all(each)).toBeEnabled();
    const since = Date.now();
    // The later click may find its button gone.
    await Promise.all(
      [page, other].map((each) =>
        all(each)
          .click({ timeout: 5_000 })
          .catch(() => {}),
      ),
    );
    for (const each of [page, other])
      await expect(row(each, 'For both').getByText('Claimed')).toBeAttached({ timeout: 15_000 });
    expect((await sandbox.received('receiveMail', since)).filter(({ effect }) => effect)).toHaveLength(1);
  },
);

test(
  'a claim whose response is lost is looked up and never sent again (ML-03)',
  long,
  async ({ page, player, faults }) => {
    test.setTimeout(90_000);
    await sandbox.sendMail(player, { title: 'Lost', awards: [points(5)] });
    await enterAs(page, player);
    await page.goto('/email');
    await link(page, 'Lost').click();
    const since = Date.now();
    const lost = faults.on({ call: 'receiveMail' }, { reset: 'unanswered' });
    const outage = faults.on({ call: 'operationStatus' }, { status: 502 });
    await page.getByRole('button', { name: 'Claim: 5 points' }).click();
    await expect(page.getByRole('heading', { name: 'Checking status' })).toBeVisible({ timeout: 15_000 });
    expect(await violations(page)).toEqual([]);
    lost.end();
    outage.end();
    await expect(page.getByText('Claimed', { exact: true })).toBeAttached({ timeout: 30_000 });
    const acts = new Set((await sandbox.received('receiveMail', since)).map(({ requestId }) => requestId));
    expect(acts.size).toBe(1);
  },
);

test(
  'mails deleted just before leaving are deleted; refused ones come back (ML-04)',
  long,
  async ({ page, player }) => {
    test.setTimeout(90_000);
    await sandbox.sendMail(player, { title: 'To be deleted' });
    await enterAs(page, player);
    await page.goto('/member');
    await inbox(page).click();
    const since = Date.now();
    await sandbox.error('delMail', { code: 409, times: 1 });
    const remove = page.getByRole('button', { name: 'Delete: To be deleted' });
    await remove.click();
    await expect(page.getByText('Claim this message’s reward before you delete it.')).toBeVisible({ timeout: 15_000 });
    await remove.click();
    await page.getByRole('button', { name: 'Back' }).click();
    await expect.poll(() => sandbox.received('delMail', since)).toHaveLength(2);
    await inbox(page).click();
    await expect(link(page, welcome)).toBeVisible();
    await expect(link(page, 'To be deleted')).toHaveCount(0);
  },
);
