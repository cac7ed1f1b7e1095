import type { Page } from 'playwright/test';
import { amend } from '../support/amend.ts';
import { enter, enterAs, expect, logIn, logOut, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

interface Greeting {
  notices: { id: number; title: string; html: string; sort: number }[];
}

/** HTML that tries what a notice must not do: run, load from elsewhere, prompt, or navigate the tab. */
const hostile = `
  <p onclick="document.title='hit'">Good <b>news</b><script>document.title='hit'</script></p>
  <img src="https://elsewhere.example/spy.png" onerror="document.title='hit'" alt="a picture">
  <iframe src="https://elsewhere.example"></iframe><form action="https://elsewhere.example"><input name="password"></form>
  <svg><a xlink:href="javascript:document.title='hit'"><text>Draw</text></a></svg>
  <p><a href="javascript:document.title='hit'">Run</a> <a href="/faq" target="_top">Questions</a>
  <a href="https://www.pagcor.ph/about" style="position:fixed;inset:0">The regulator</a></p>`;

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const notices = (page: Page) => page.getByRole('button', { name: /Welcome to Perlas/ });

test('notices are paged in order, unread ones first', async ({ page }) => {
  await enter(page);
  await notices(page).click();
  await expect(dialog(page, 'Mabuhay! Welcome to Perlas')).toContainText('play money');
  await expect(page.getByText('1 of 2')).toBeVisible();
  await page.keyboard.press('Escape');
  await notices(page).click();
  const pause = dialog(page, 'Maintenance every Tuesday, 04:00');
  await expect(pause).toContainText('04:00 to 04:30');
  await pause.getByRole('button', { name: 'Next notice' }).click();
  await expect(dialog(page, 'Mabuhay! Welcome to Perlas')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(notices(page)).toBeFocused();
});

test('a notice shows its allowed content, and nothing in it runs, loads or prompts (G2)', async ({
  page,
  context,
  watch,
}) => {
  // The sanitiser parses what it removes, and the browser reports the inline code in it.
  watch.expectLines(/(script|style)-src-attr inline/, /inline (event handler|style)/);
  const elsewhere: string[] = [];
  await context.route(/elsewhere\.example|pagcor\.ph/, (route) => {
    elsewhere.push(route.request().url());
    return route.fulfill({ body: 'elsewhere', contentType: 'text/html' });
  });
  await amend<Greeting>(context, 'preLogin', (said) => ({
    ...said,
    notices: [{ id: 9, title: 'Welcome to Perlas, again', html: hostile, sort: 1 }],
  }));
  await enter(page);
  await notices(page).click();
  const notice = dialog(page, 'Welcome to Perlas, again');
  await expect(notice.getByText('Good news')).toBeVisible();
  await expect(
    notice.locator('script, iframe, form, input, svg text, [onclick], [onerror], [style], [src]'),
  ).toHaveCount(0);
  await notice.getByText('Run').click();
  expect(elsewhere).toEqual([]);

  await test.step('a link out of the app warns first, and opens in another tab', async () => {
    await notice.getByRole('link', { name: 'The regulator' }).click();
    const leaving = dialog(page, 'You are leaving Perlas');
    await expect(leaving).toContainText('www.pagcor.ph');
    expect(elsewhere).toEqual([]);
    await leaving.getByRole('button', { name: 'Cancel' }).click();
    await expect(leaving).toHaveCount(0);
    await notice.getByRole('link', { name: 'The regulator' }).click();
    const [opened] = await Promise.all([
      context.waitForEvent('page'),
      leaving.getByRole('link', { name: 'Open the page' }).click(),
    ]);
    await expect(opened).toHaveURL('https://www.pagcor.ph/about');
    await opened.close();
  });

  await test.step('a link to a page of the app opens it', async () => {
    await notice.getByRole('link', { name: 'Questions' }).click();
    await expect(page).toHaveURL(/\/faq$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });
  expect(await page.title()).not.toBe('hit');
});

test('a notice drops broken addresses, and an outside link always asks first (S22, S23)', async ({ page, context }) => {
  const regulator = 'https://www.pagcor.ph/about';
  const html = `<p>Good news <img src="http://["><img src="https://%zz/"><a href="https://[">broken</a> <a href="//[">too</a>
    <a href="${regulator}" target="_blank">The regulator</a> <a href="/faq">Questions</a></p>`;
  await amend<Greeting>(context, 'preLogin', (said) => ({
    ...said,
    notices: [{ id: 9, title: 'Welcome to Perlas, again', html, sort: 1 }],
  }));
  await enter(page);
  await notices(page).click();
  const notice = dialog(page, 'Welcome to Perlas, again');
  await expect(notice.getByText('Good news')).toBeVisible();
  await expect(notice.locator('[src], [href*="["]')).toHaveCount(0);
  for (const name of ['broken', 'too']) {
    await notice.getByText(name, { exact: true }).click();
    await expect(dialog(page, 'You are leaving Perlas')).toHaveCount(0);
  }

  const link = notice.getByRole('link', { name: 'The regulator' });
  const opened: string[] = [];
  context.on('page', (each) => opened.push(each.url()));
  await link.click({ button: 'middle' });
  await link.click({ modifiers: ['ControlOrMeta'] });
  const leaving = dialog(page, 'You are leaving Perlas');
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toHaveCount(0);
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(leaving).toContainText('www.pagcor.ph');
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await expect(leaving).toHaveCount(0);
  // The browser's own menu can only open links with an address.
  await expect(notice.locator('a[href]')).toHaveText(['Questions']);
  expect(opened).toEqual([]);
});

test('the reward for adding a log-in method is shown, and a tap anywhere continues', async ({
  page,
  context,
  player,
}) => {
  await amend<{ rewards: object[] }>(context, 'bindAccount', (said) => ({
    ...said,
    rewards: [
      { id: 2001, count: 1_000 },
      { id: 2002, count: 50 },
      { id: 999, count: 1 },
    ],
  }));
  await enterAs(page, player);
  await page.goto('/member/profile');
  await page.getByRole('button', { name: /^Mobile number/ }).click();
  const mobile = `0917${String(Date.now()).slice(-7)}`;
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile);
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByRole('textbox', { name: 'Code' }).fill('246810');
  await page.getByRole('textbox', { name: 'Current password' }).fill(player.password);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  const reward = dialog(page, 'You got');
  await expect(reward.getByRole('listitem')).toHaveText(['+₱10.00', '+50 points', '+1 Gift']);
  await expect(reward.getByRole('button', { name: 'TAP THE SCREEN TO CONTINUE' })).toBeVisible();
  await expect(reward).toHaveCSS('animation-duration', '0.2s');
  await page.mouse.click(5, 5);
  await expect(reward).toHaveCount(0);
});

test('an uploaded photo becomes the picture until another one is chosen', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/member/profile');
  const change = page.getByRole('button', { name: /picture/i }).first();
  const portrait = page.getByRole('main').locator('img').first();
  await change.click();
  const sheet = dialog(page, 'Choose a picture');
  await sheet.locator('input[type=file]').setInputFiles('public/avatar/3.webp');
  await expect(sheet).toHaveCount(0);
  await expect(portrait).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await page.reload();
  await expect(portrait).toHaveAttribute('src', /^data:image\/jpeg;base64,/);
  await change.click();
  await sheet.getByRole('button', { name: 'Picture 5', exact: true }).click();
  await expect(portrait).toHaveAttribute('src', '/avatar/5.webp');
});

test('a player who follows an invite link and logs in is bound to the inviter once', async ({ page, player }) => {
  const inviter = await sandbox.newPlayer();
  const since = Date.now();
  await enter(page, `/auth/register?pid=${inviter.id}`);
  await logIn(page, player);
  await expect.poll(() => sandbox.received('agentFill', since)).toMatchObject([{ code: 0, userId: player.id }]);
  await page.goto('/member/settings');
  await page.goto('/member');
  await logOut(page);
  await logIn(page, player);
  expect(await sandbox.received('agentFill', since)).toHaveLength(1);
});

test('diagnostics show how the last calls ended, without their content', async ({ page, context, player }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await enterAs(page, player);
  await page.goto('/diagnostics');
  await expect(page.getByRole('heading', { name: 'Latest calls' })).toBeVisible();
  // The page shows the state of its last refresh.
  await expect(async () => {
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('preLogin', { exact: true })).toBeVisible({ timeout: 200 });
  }).toPass();
  await page.getByRole('button', { name: 'Copy all' }).click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toMatch(/Latest calls\n( {2}.*\n)* {2}preLogin: 0 · \d+ ms · /);
  for (const secret of [player.account, String(player.id), player.token]) expect(copied).not.toContain(secret);
});
