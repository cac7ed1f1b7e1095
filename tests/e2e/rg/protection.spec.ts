import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enter, enterAs, logIn, settleIn } from '../support/perlas.ts';
import { proven, safeboxPassword, withNumber } from '../support/proven.ts';
import { started } from '../support/slot.ts';
import { sandbox, type NewPlayer } from '../support/sandbox.ts';
import { leadsToForms, limit, press, rgPage } from '../support/protecting.ts';
import { amount, send, withdraw } from '../support/withdrawing.ts';
import { broughtAlong, goOffline } from '../support/rest.ts';

const game = '/game/start?gameId=1001';
const peso = 100;
const minute = 60_000;

const calm = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^You (are taking a break|have excluded yourself)$/ });
const exclude = ({ token }: NewPlayer, length: object) =>
  sandbox.call('selfExclude', { ...length, requestId: crypto.randomUUID() }, token);

/** In a game that can be played. */
async function play(page: Page) {
  await page.goto(game);
  await started(page);
}

test('SX-01, SX-11: a visitor reads what there is, and the helplines are there without a network', async ({ page }) => {
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

test('RG-29: the foot of the lobby and of a page of offers names whom to call', async ({ page, player }) => {
  const call = page.locator('footer').getByRole('link', { name: /\(02\) 8248-9568$/ });
  await enter(page);
  await page.getByRole('link', { name: 'About us' }).scrollIntoViewIfNeeded();
  await expect(call).toHaveAttribute('href', 'tel:0282489568');
  await logIn(page, player);
  await page.goto('/activity/bank');
  await expect(call).toHaveAttribute('href', 'tel:0282489568');
});

test('SX-09, S11: who is on a break takes out what is theirs, a deposit that isn’t staked apart, from the first page to the money’s arrival', async ({
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
  await expect(
    page.getByText('Bonus money, and money not wagered yet, stays here until your break ends.'),
  ).toBeVisible();
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

test('SX-13: the number of somebody who is excluded opens no other account, and that is what is said', async ({
  page,
}) => {
  const player = await withNumber();
  await exclude(player, { type: 2, months: 6 });
  await sandbox.registration({ kinds: [1, 2, 3], smsRequired: false });
  await enter(page, '/auth/register');
  await page.getByRole('button', { name: 'Register with a password' }).click();
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(player.mobile);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await page.getByRole('main').getByRole('button', { name: 'Register', exact: true }).click();
  await expect(
    page.getByText(/has excluded themselves from playing. It can’t be used for another account/),
  ).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('SX-06: a break begun in one tab ends play in the other within a second, and no route leads around it', async ({
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

test('SX-10, SX-14: an exclusion without a network locks at once, holds after a restart, and is told when it can be', async ({
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

test('SX-07: who chooses six months is asked for a password and one tick, and told when it ends', async ({
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

test('SX-05: a look at the time stands over the game, and stays until it is answered', async ({
  page,
  player,
  clock,
}) => {
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
  await expect(look.getByText('Wagered this session')).toBeVisible();
  await look.getByRole('button', { name: 'Continue playing' }).click();
  await expect(look).toHaveCount(0);
  await expect.poll(async () => (await sandbox.received('rgAck')).length).toBeGreaterThan(0);
});

test('SX-04: a game that a limit refuses says so, and leads to the limits', async ({ page, player }) => {
  test.setTimeout(90_000);
  await limit(player, 'session', 'day', 15);
  await settleIn(page, player, '/');
  await play(page);
  await sandbox.error('startGame', { code: 5005 });
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Your limits don’t allow this now.');
  await expect(page.getByRole('main').getByRole('link', { name: 'See your limits' })).toBeVisible();
});

test('SX-12: the nine questions are answered and weighed without a request', async ({ page }) => {
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

for (const locale of ['en-PH', 'fil-PH'])
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('axe finds nothing on any part, nor in the calm shell', async ({ page, player }) => {
      test.setTimeout(90_000);
      await limit(player, 'deposit', 'day', 500 * peso);
      await limit(player, 'deposit', 'day', 900 * peso);
      await page.goto('/');
      await page.getByRole('dialog').getByRole('button').first().click();
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
