import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { accept, enter, enterAs, logIn, settleIn } from '../support/perlas.ts';
import { excludeByCode, proven, safeboxPassword, withNumber } from '../support/proven.ts';
import { started } from '../support/slot.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { leadsToForms, limit, press, rgPage } from '../support/protecting.ts';
import { amount, send, withdraw } from '../support/withdrawing.ts';
import { broughtAlong, goOffline } from '../support/rest.ts';
import { locales } from '../support/visits.ts';

const game = '/game/start?gameId=1001';
const peso = 100;
const minute = 60_000;

const calm = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^You (are taking a break|have excluded yourself)$/ });
const exclude = ({ token }: NewPlayer, length: object) =>
  sandbox.call('selfExclude', { ...length, requestId: crypto.randomUUID() }, token);

/** Opens a game and waits until it can be played. */
async function play(page: Page) {
  await page.goto(game);
  await started(page);
}

test('a visitor can read about the protection tools, and the helplines work offline (SX-01, SX-11)', async ({
  page,
}) => {
  await enter(page, rgPage);
  await expect(page.getByRole('heading', { name: 'Player protection' })).toBeVisible();
  await expect(page.getByRole('link', { name: '(02) 8248-9568' })).toHaveAttribute('href', 'tel:0282489568');
  await expect(page.locator('footer')).toBeVisible();
  await goOffline(page, 'visitor');
  await page.reload();
  await expect(page.getByRole('link', { name: '1553', exact: true })).toHaveAttribute('href', 'tel:1553');
  await expect(page.getByRole('link', { name: 'bridgesofhope.com.ph' })).toHaveAttribute('target', '_blank');
  await leadsToForms(page);
  const email = 'lifechange.lcrc@gmail.com';
  await expect(page.getByRole('link', { name: email })).toHaveAttribute('href', `mailto:${email}`);
});

test('the footer of the lobby and of an offer page names the helpline (RG-29)', async ({ page, player }) => {
  const call = page.locator('footer').getByRole('link', { name: /\(02\) 8248-9568$/ });
  await enter(page);
  await page.getByRole('link', { name: 'About us' }).scrollIntoViewIfNeeded();
  await expect(call).toHaveAttribute('href', 'tel:0282489568');
  await logIn(page, player);
  await page.goto('/activity/bank');
  await expect(call).toHaveAttribute('href', 'tel:0282489568');
});

test('a player on a break withdraws everything but an unstaked deposit, start to payout (SX-09, S11)', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const player = await proven();
  await sandbox.pay(player, 500 * peso);
  await exclude(player, { type: 1, hours: 24 });
  await sandbox.rule({ verification: 'safebox' });
  await enter(page, '/auth/login?type=account');
  await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(calm(page)).toBeVisible();
  await page.getByRole('link', { name: 'Withdraw' }).click();
  await expect(page.getByText('₱500.00 of your deposit stays here until your break ends.')).toBeVisible();
  await page.getByRole('link', { name: /^GCash/ }).click();
  await amount(page).fill('100');
  await page.getByRole('textbox', { name: /[Pp]assword/ }).fill(safeboxPassword);
  await withdraw(page).click();
  await send(page).click();
  await expect(page.getByRole('heading', { name: 'Your withdrawal is on its way' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Withdrawal successful' })).toBeVisible({ timeout: 60_000 });
  await page.goto('/');
  await expect(calm(page)).toBeVisible();
});

test('an excluded player’s number opens no other account, and only its code tells why (SX-13)', async ({ page }) => {
  const player = await withNumber();
  await excludeByCode(player, { type: 2, months: 6 });
  await sandbox.registration({ kinds: [1, 2, 3], smsRequired: false });
  await enter(page, '/auth/register');
  const register = async (code?: string) => {
    await page.getByRole('button', { name: 'Register with a password' }).click();
    await page.getByRole('textbox', { name: 'Mobile number' }).fill(player.mobile);
    await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
    if (code) {
      await page.getByRole('button', { name: 'Send code' }).click();
      await page.getByRole('textbox', { name: 'Code', exact: true }).fill(code);
    }
    await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  };
  await register();
  await expect(page.getByText('This is already taken')).toBeVisible();
  await sandbox.registration({ kinds: [1, 2, 3], smsRequired: true });
  await page.goto('/auth/register');
  await register('246810');
  const told = page.getByText(/has excluded themselves from playing. It can’t be used for another account/);
  await expect(told).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('a break begun in one tab ends play in the other within a second, on every route (SX-06)', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(90_000);
  await settleIn(page, player, rgPage);
  const other = await context.newPage();
  await play(other);
  await page.goto(`${rgPage}?part=break`);
  await press(page, 'Start the break');
  await expect(calm(other)).toBeVisible({ timeout: 1_500 });
  await expect(other.locator('iframe')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Your break has started' })).toBeVisible();

  for (const path of ['/', game, '/wallets', '/game/search', '/auth/register', '/member/games']) {
    await other.goto(path);
    await expect(calm(other)).toBeVisible();
    await expect(other.getByRole('navigation')).toHaveCount(0);
    await expect(other.getByText('Deposit', { exact: true })).toHaveCount(0);
  }
  await other.getByRole('link', { name: 'Withdraw' }).click();
  await expect(other.getByRole('heading', { level: 1, name: 'Wallet' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Deposit', exact: true })).toHaveCount(0);
});

test('an exclusion made offline locks at once, survives a restart, and is sent later (SX-10, SX-14)', async ({
  page,
  watch,
  player,
}) => {
  test.setTimeout(90_000);
  await settleIn(page, player, '/');
  await page.goto(`${rgPage}?part=exclude`);
  await press(page, 'Continue');
  await goOffline(page, 'player');
  await press(page, 'Continue');
  await page.getByRole('checkbox', { name: 'I understand this, and I want it.' }).check();
  await press(page, 'Exclude me');
  await expect(page.getByText('We’ll send your request once you’re online.')).toBeVisible();

  await page.reload();
  await page.goto('/');
  await expect(calm(page)).toBeVisible();
  await page.context().setOffline(false);
  const state = () => sandbox.call('rgState', {}, player.token);
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ errcode: 401 });
  await expect(page.getByText('SX-', { exact: false })).toBeVisible();

  const clean = await watch.elsewhere();
  await enterAs(clean, player).catch(() => {});
  await expect(calm(clean)).toBeVisible();
});

test('a six-month exclusion asks for a password and one tick, and shows when it ends (SX-07)', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await settleIn(page, player, `${rgPage}?part=exclude`);
  await press(page, 'Continue');
  await expect(page.getByText('Nobody can end it early, not even us.')).toBeVisible();
  await press(page, 'Continue');
  await press(page, 'Exclude me');
  await expect(page.getByText('Enter your password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-1');
  await page.getByRole('checkbox').check();
  await press(page, 'Exclude me');
  await expect(page.getByText('Wrong password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await press(page, 'Exclude me');
  await expect(page.getByRole('heading', { name: 'Self-exclusion is active' })).toBeVisible();
  await expect(page.getByText('Nobody can end it earlier, not even us.')).toBeVisible();
  await expect(page.getByText(/^SX-/)).toBeVisible();
  await leadsToForms(page);
});

test('the reality check covers the game until it is answered (SX-05)', async ({ page, player, clock }) => {
  test.setTimeout(120_000);
  await limit(player, 'reality', 'none', 15);
  await clock.start();
  await enterAs(page, player);
  await play(page);
  const look = page.getByRole('dialog', { name: 'Reality check' });
  await clock.sleep(15 * minute + 10_000);
  await expect(look).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(look).toBeVisible();
  await expect(look.getByText('Wagered since log-in')).toBeVisible();
  await look.getByRole('button', { name: 'Continue playing' }).click();
  await expect(look).toHaveCount(0);
  await expect.poll(async () => (await sandbox.received('rgAck')).length).toBeGreaterThan(0);
});

test('a game refused because of a limit says so and leads to the limits (SX-04)', async ({ page, player }) => {
  test.setTimeout(90_000);
  await limit(player, 'session', 'day', 15);
  await settleIn(page, player, '/');
  await play(page);
  await sandbox.error('startGame', { code: 5005 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your limits don’t allow this now.');
  await expect(page.getByRole('main').getByRole('link', { name: 'See your limits' })).toBeVisible();
});

test('the nine-question self-test is answered and scored without a request (SX-12)', async ({ page }) => {
  await enter(page, `${rgPage}?part=test`);
  await expect(page.getByRole('radiogroup')).toHaveCount(9);
  await broughtAlong(page, 'visitor');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'Sometimes' }).check();
  await press(page, 'Show result');
  await expect(page.getByText('This looks harmful.', { exact: false })).toBeVisible();
  expect(requests.filter((url) => url.includes('/app/v1/') && !url.endsWith('/appEventLogClient'))).toEqual([]);
});

for (const language of ['en', 'fil'] as const)
  test.describe(`in ${locales[language]}`, () => {
    test.use({ locale: locales[language] });

    test('axe finds no violation on any part, nor in the calm shell', async ({ page, player }) => {
      test.setTimeout(90_000);
      await limit(player, 'deposit', 'day', 500 * peso);
      await limit(player, 'deposit', 'day', 900 * peso);
      await page.goto('/');
      await accept(page, language);
      await page.goto('/auth/login?type=account');
      await page.locator('input[name=account]:visible').fill(player.account);
      await page.locator('input[type=password]:visible').fill(player.password);
      await page.locator('form button[type=submit]:visible').click();
      await expect(page).not.toHaveURL(/login/);
      for (const part of ['all', 'limits', 'break', 'exclude', 'test']) {
        await page.goto(`${rgPage}?part=${part}`);
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
        expect([part, await violations(page)]).toEqual([part, []]);
      }
      await exclude(player, { type: 1, hours: 24 });
      await page.goto('/');
      await expect(page.getByRole('timer')).toBeVisible();
      expect(await violations(page)).toEqual([]);
    });
  });
