import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { keptOfPlayers } from '../support/kycSteps.ts';
import { isBare, noPhotos, photoOf } from '../support/papers.ts';
import { enter, enterAs, logOut, settleIn } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong, offlineReady } from '../support/rest.ts';

const text = 'I paid ₱500 by GCash and it isn’t in my wallet.';
const send = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });
const files = (page: Page) => page.locator('input[aria-label="Add pictures"]');
const thumbs = (page: Page) => page.getByRole('img', { name: /^Picture \d/ });

async function write(page: Page, content = text) {
  await page.getByLabel('What is it about?').selectOption({ label: 'Deposit' });
  await page.getByLabel('What happened?').fill(content);
}

test('feedback is sent with pictures and recorded, and its answer has a dot until read (FB-01, FB-03, R-20) @long', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(120_000);
  const sent: { images: string[] }[] = [];
  context.on('request', (request) => {
    if (request.url().endsWith('/feedbackAdd')) sent.push(request.postDataJSON() as { images: string[] });
  });
  await enterAs(page, player);
  await page.goto('/member');
  const entry = page.getByRole('link', { name: 'Send feedback' });
  await entry.click();

  await send(page).click();
  await expect(page.getByText('Choose a topic')).toBeVisible();
  await expect(page.getByLabel('What is it about?')).toBeFocused();
  await write(page, '<b>₱500</b>\nis missing');
  await files(page).setInputFiles([
    await photoOf(page, 'one'),
    noPhotos.svg,
    noPhotos.polyglot,
    await photoOf(page, 'two'),
  ]);
  await expect(thumbs(page)).toHaveCount(2);
  await expect(page.getByText(/^id\.svg: use a JPEG, PNG, WebP or HEIC image/)).toBeVisible();
  await expect(page.getByText(/^id\.jpg: couldn’t open this picture/)).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  await expect(thumbs(page)).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Add pictures' })).toBeFocused();

  await send(page).click();
  await expect(page).toHaveURL(/\/feedback\/record\/\d+$/);
  await expect(page.getByText('Thank you. We’ve received it. You’ll see a red dot on Me')).toBeVisible();
  await expect(page.getByText('<b>₱500</b> is missing')).toBeVisible();
  await expect(thumbs(page)).toHaveCount(1);
  expect(sent).toHaveLength(1);
  expect(sent[0]!.images.map(isBare)).toEqual([true]);
  expect(await violations(page)).toEqual([]);
  const kept = await keptOfPlayers(page);
  expect(kept).not.toContain('data:image');
  expect(kept).not.toContain('is missing');

  await sandbox.answerFeedback(player, 'It came.\n<img src=x onerror=alert(1)>');
  await page.goto('/member');
  await expect(entry).toHaveAccessibleDescription('New');
  await entry.click();
  await page.getByRole('link', { name: 'Your feedback' }).click();
  const row = page.getByRole('link', { name: /^Deposit/ });
  await expect(row).toHaveAccessibleDescription('New reply');
  expect(await violations(page)).toEqual([]);
  await row.click();
  await expect(page.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(row).toContainText('Answered');
  await expect(row).toHaveAccessibleDescription('');
});

test('an address without a record id is a 404, and a missing record says so (R-20) @long', async ({ page, player }) => {
  await enterAs(page, player);
  for (const path of ['/feedback/record/abc', '/feedback/record/0', '/feedback/record/:id', '/feedback/record/1/2']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  }
  await page.goto('/feedback/record/999999999');
  await expect(page.getByText('We couldn’t find this feedback')).toBeVisible();
});

test('a draft with pictures survives a restart, and waits for a tap offline (FB-02) @long', async ({
  page,
  context,
  player,
  network,
}) => {
  test.setTimeout(120_000);
  await settleIn(page, player, '/feedback');
  await write(page);
  await files(page).setInputFiles(await photoOf(page, 'one'));
  await expect(thumbs(page)).toHaveCount(1);
  await expect.poll(() => keptOfPlayers(page)).toContain('I paid');
  await page.close();

  const again = await context.newPage();
  await again.goto('/feedback');
  await expect(again.getByLabel('What happened?')).toHaveValue(text);
  await expect(thumbs(again)).toHaveCount(1);
  await broughtAlong(again, 'player');
  const since = Date.now();
  await network('offline');
  await expect(again.getByText(/^This needs a connection/)).toBeVisible();
  await send(again).click();
  await expect(again.getByRole('alert').filter({ hasText: 'This needs a connection' })).toBeVisible();
  await expect(again.getByLabel('What happened?')).toHaveValue(text);
  await network('free');
  await expect(again.getByText('Offline')).toHaveCount(0);
  expect(await sandbox.received('feedbackAdd', since)).toEqual([]);
  await send(again).click();
  await expect(again.getByText('Thank you. We’ve received it. You’ll see a red dot on Me')).toBeVisible();
});

test('a lost response makes no second feedback, even after an edit (FB-02) @long', async ({ page, player, faults }) => {
  test.setTimeout(120_000);
  await enterAs(page, player);
  await page.goto('/feedback');
  await write(page);
  const lost = faults.on({ call: 'feedbackAdd' }, { reset: 'unanswered' });
  await send(page).click();
  await expect(page.getByText(/^We couldn’t confirm it was sent/)).toBeVisible();
  lost.end();
  await page.reload();
  await page.getByLabel('What happened?').fill(`${text} Please look.`);
  await send(page).click();
  await expect(page.getByText(/^We may already have this/)).toBeVisible();
  await page.getByLabel('What happened?').fill(text);
  await page.getByRole('link', { name: 'Your feedback' }).click();
  await expect(page.getByRole('link', { name: /^Deposit/ })).toHaveCount(1);
});

/** Shares files with the app as the system does: by posting a form from elsewhere. */
async function share(page: Page, to: string, jpeg: Buffer) {
  await page.evaluate(
    ([action, bytes]) => {
      const input = Object.assign(document.createElement('input'), { type: 'file', name: 'pictures', multiple: true });
      const given = new DataTransfer();
      given.items.add(new File([new Uint8Array(bytes)], 'Screenshot ñ.jpg', { type: 'image/jpeg' }));
      given.items.add(new File(['no picture'], 'notes.png', { type: 'image/png' }));
      input.files = given.files;
      const form = Object.assign(document.createElement('form'), {
        method: 'post',
        enctype: 'multipart/form-data',
        action,
      });
      form.append(input);
      document.body.append(form);
      form.submit();
    },
    [to, [...jpeg]] as const,
  );
}

test('pictures shared by another app are in the form, even after logging in first (FB-01) @long', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(120_000);
  await enter(page);
  await offlineReady(page);
  const { buffer } = await photoOf(page, 'shared');
  const origin = new URL(page.url()).origin;
  const shared = await context.newPage();
  await share(shared, `${origin}/feedback`, buffer);
  await expect(shared.getByText('Log in to send feedback')).toBeVisible();
  await shared.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  const logIn = shared.getByRole('dialog');
  await logIn.getByRole('tab', { name: 'Username' }).click();
  await logIn.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await logIn.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await logIn.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(shared).toHaveURL(/\/feedback$/);
  await expect(thumbs(shared)).toHaveCount(1);
  await expect(shared.getByText(/^notes\.png: use a JPEG/)).toBeVisible();
  expect(await shared.evaluate(() => caches.has('shared'))).toBe(false);
  expect(await violations(shared)).toEqual([]);
  await shared.goto('/member');
  await logOut(shared);
  expect(await keptOfPlayers(shared)).not.toContain('data:image');
});

test('shared pictures not used are dropped once the app is opened elsewhere (FB-01) @long', async ({
  page,
  context,
}) => {
  await enter(page);
  await offlineReady(page);
  const { buffer } = await photoOf(page, 'shared');
  const origin = new URL(page.url()).origin;
  const shared = await context.newPage();
  await share(shared, `${origin}/feedback`, buffer);
  await expect(shared.getByText('Log in to send feedback')).toBeVisible();
  expect(await shared.evaluate(() => caches.has('shared'))).toBe(true);
  await shared.goto('/faq');
  await expect.poll(() => shared.evaluate(() => caches.has('shared'))).toBe(false);
});
