import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, logIn, logOut, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { goOffline } from '../support/rest.ts';

const pesos = (amount: number) => amount * 100;
const start = (page: Page) => page.getByRole('button', { name: 'Start a chat' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Live chat' });
const bubble = (page: Page) => page.getByRole('button', { name: /^Open the chat/ });
const talk = (page: Page) => page.frameLocator('iframe[title="Live chat"]');
/** Console lines about framing that the vendor forbids. */
const notFramed = /frame-ancestors|ERR_BLOCKED_BY_RESPONSE|chrome-error/;

test('a chat vendor that refuses framing leaves the other channels (SV-02) @long', async ({ page, watch }) => {
  watch.expectLines(notFramed);
  await sandbox.rule({ chat: 'blocked' });
  await enter(page, '/service');
  await start(page).click();
  await expect(panel(page).getByText('Opening the chat…')).toBeVisible();
  await expect(panel(page).getByText('Couldn’t open the chat')).toBeVisible({ timeout: 15_000 });
  await expect(panel(page).getByRole('link', { name: 'E-mail: help@perlas.example' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await sandbox.rule({ chat: 'open' });
  await panel(page).getByRole('button', { name: 'Try again' }).click();
  await expect(talk(page).getByText('Hello! I am Liza.')).toBeVisible();
});

test('messages of other origins are ignored, and the vendor’s are rate-limited (G7, SV-02) @long', async ({ page }) => {
  await enter(page, '/service');
  await start(page).click();
  await expect(talk(page).getByText('Hello! I am Liza.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeVisible();
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector('iframe')!;
    const origin = new URL(document.querySelector('iframe')!.src).origin;
    const data = { type: 'unread', count: 7 };
    dispatchEvent(new MessageEvent('message', { data, origin: 'https://evil.test', source: contentWindow }));
    dispatchEvent(new MessageEvent('message', { data, origin: 'null', source: contentWindow }));
    dispatchEvent(new MessageEvent('message', { data, origin, source: window }));
    for (const count of [-1, 1.5, '7', null])
      dispatchEvent(new MessageEvent('message', { data: { type: 'unread', count }, origin, source: contentWindow }));
    for (let count = 1; count <= 10_000; count += 1)
      dispatchEvent(new MessageEvent('message', { data: { type: 'unread', count: 3 }, origin, source: contentWindow }));
  });
  await expect(bubble(page)).toHaveAccessibleName('Open the chat 3 new messages');
});

test('a log-out clears the chat, which opens by keyboard and in its own window (SV-02) @long', async ({
  page,
  player,
  context,
}) => {
  await enterAs(page, player);
  await page.goto('/member');
  await page.getByRole('link', { name: 'Help', exact: true }).press('Enter');
  await start(page).press('Enter');
  await expect(panel(page).getByRole('heading', { name: 'Live chat' })).toBeFocused();
  const opened = context.waitForEvent('page');
  await panel(page).getByRole('link', { name: 'Open in a new window' }).press('Enter');
  const own = await opened;
  await expect(own.getByText('Hello! I am Liza.')).toBeVisible();
  expect(await own.evaluate(() => opener as unknown)).toBeNull();
  expect(await violations(own)).toEqual([]);
  await own.close();
  await expect(panel(page)).toHaveCount(0);
  await start(page).click();
  await expect(talk(page).getByText('Hello! I am Liza.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/');
  await expect(bubble(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('the vendor keeps a conversation for its session, and not for the next player (SV-02) @long', async ({
  page,
  player,
}) => {
  const line = talk(page).getByText('Where is my withdrawal?');
  await enterAs(page, player);
  await page.goto('/service');
  await start(page).click();
  await expect(talk(page).getByText('Hello! I am Liza.')).toBeVisible();
  await talk(page).getByRole('textbox').fill('Where is my withdrawal?');
  await talk(page).getByRole('button', { name: 'Send' }).click();
  await expect(line).toBeVisible();
  await page.reload();
  await start(page).click();
  await expect(line).toBeVisible();
  await page.goto('/member');
  await logOut(page);
  await logIn(page, await sandbox.newPlayer());
  await page.goto('/service');
  await start(page).click();
  await expect(talk(page).getByText('Hello! I am Liza.')).toBeVisible();
  await expect(line).toHaveCount(0);
});

test('the chat bubble is never over a game (SV-02) @long', async ({ page, player }) => {
  await enterAs(page, player);
  await page.goto('/service');
  await start(page).click();
  await page.keyboard.press('Escape');
  await page.evaluate(() => history.pushState(null, '', '/activity/spin'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(page).toHaveURL('/activity/spin');
  await expect(bubble(page)).toHaveCount(0);
});

test('offline the helplines, channels and questions are there, the chat says what it needs (SV-04) @long', async ({
  page,
}) => {
  await enter(page, '/service');
  await page.getByText('Playing safely').click();
  await expect(page.getByRole('link', { name: 'Where do I complain?' })).toBeVisible();
  await goOffline(page, 'visitor');
  await expect(page.getByText('Live chat needs a connection.')).toBeVisible();
  await expect(start(page)).toHaveAttribute('aria-disabled', 'true');
  await page.reload();
  await expect(page.getByText('Online now')).toHaveCount(0);
  await expect(page.getByText(/, as of /)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write E-mail' })).toBeVisible();
  await expect(page.getByRole('link', { name: '1553', exact: true })).toBeVisible();
  await page.getByText('Playing safely').click();
  await page.getByRole('link', { name: 'Where do I complain?' }).click();
  await expect(page.getByText('With customer service first.')).toBeVisible();
});

test('a player on a break reaches customer service, but not the VIP service (SV-01, RG-20) @long', async ({
  page,
  player,
}) => {
  await sandbox.call('selfExclude', { type: 1, hours: 24, requestId: crypto.randomUUID() }, player.token);
  await enterAs(page, player);
  await page.getByRole('link', { name: 'Customer service' }).click();
  await expect(start(page)).toBeVisible();
  await expect(page.getByRole('link', { name: /VIP/ })).toHaveCount(0);
  await start(page).click();
  await expect(talk(page).getByText('Hello! I am Liza.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the VIP service names its level, and from that level on the player’s own manager (SV-03, R-26) @long', async ({
  page,
  player,
}) => {
  await enterAs(page, player);
  await page.goto('/service');
  await expect(page.getByRole('link', { name: /VIP service/ })).toHaveCount(0);
  await page.goto('/service/vip');
  await expect(page.getByText('VIP service starts at Gold')).toBeVisible();
  await expect(page.getByText('Maria Santos')).toHaveCount(0);
  expect(await violations(page)).toEqual([]);
  // The player's current level is stored, and only a later one is celebrated.
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.includes('vip.seen')));
  await sandbox.placeBets(player, pesos(500_000));
  await page.reload();
  await page.getByRole('dialog', { name: 'You reached Gold' }).getByText('Not now').click();
  await expect(page.getByRole('heading', { name: 'Maria Santos' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write Maria Santos, maria@perlas.example' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await start(page).click();
  await expect(talk(page).getByText('for Maria Santos')).toBeVisible();
});
