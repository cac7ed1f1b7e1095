import type { Page } from 'playwright/test';
import { expect, test } from '../network/test.ts';
import { violations } from './axe.ts';
import { enter, logIn, offlineReady, settleIn } from './perlas.ts';
import { sandbox, type NewPlayer } from './sandbox.ts';

const rgPage = '/member/self-limited';
const game = '/game/start?gameId=1001';
const peso = 100;
const minute = 60_000;
/** A channel that takes any amount. */
const maya = 2;

const calm = (page: Page) =>
  page.getByRole('heading', { level: 1, name: /^You (are taking a break|have excluded yourself)$/ });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const limit = ({ token }: NewPlayer, kind: string, period: string, value: number) =>
  sandbox.call('selfLimitSet', { kind, period, value, requestId: crypto.randomUUID() }, token);
const exclude = ({ token }: NewPlayer, length: object) =>
  sandbox.call('selfExclude', { ...length, requestId: crypto.randomUUID() }, token);

/** In a game that can be played. */
async function play(page: Page) {
  await page.goto(game);
  const spin = page.frameLocator('iframe').getByRole('button', { name: 'Spin' });
  await expect(spin).toBeEnabled({ timeout: 30_000 });
}

test('SX-01, SX-11: a visitor reads what there is, and the helplines are there without a network', async ({ page }) => {
  await enter(page, rgPage);
  await expect(page.getByRole('heading', { name: 'Player protection' })).toBeVisible();
  await expect(page.getByRole('link', { name: '(02) 8248-9568' })).toHaveAttribute('href', 'tel:0282489568');
  await offlineReady(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole('link', { name: '1553', exact: true })).toHaveAttribute('href', 'tel:1553');
});

test('SX-02: a lower limit holds at once, a higher one waits and can be dropped', async ({ page, player }) => {
  test.setTimeout(90_000);
  await settleIn(page, player, `${rgPage}?part=limits`);
  const day = page.getByRole('textbox', { name: 'Deposits a day' });
  await day.fill('99');
  await press(page, 'Save the limits for deposits');
  await expect(page.getByText('Whole pesos from ₱100.00 to ₱1,000,000.00, or nothing.')).toBeVisible();
  await day.fill('500');
  await press(page, 'Save the limits for deposits');
  await expect(page.getByRole('status').filter({ hasText: 'Applied now.' })).toBeVisible();
  await day.fill('900');
  await press(page, 'Save the limits for deposits');
  await expect(page.getByRole('status').filter({ hasText: /^Waits until/ })).toBeVisible();
  await page.goto(rgPage);
  await expect(page.getByText('You asked for ₱900.00.')).toBeVisible();
  await press(page, 'Keep the limit as it is');
  await expect(page.getByText('You asked for ₱900.00.')).toHaveCount(0);
  await expect(page.getByText('₱0.00 of ₱500.00, ₱500.00 left')).toBeVisible();
});

test('SX-03: a deposit up to the limit is placed, and one above it is neither placed nor offered a way around', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await limit(player, 'deposit', 'day', 700 * peso);
  const { payUrl } = await sandbox.order(player, 400 * peso, maya);
  await sandbox.settleOrder(payUrl);
  await settleIn(page, player, '/wallets');
  await expect(page.getByText(/₱700.00 a day that you allow yourself, ₱300.00 can still be deposited/)).toBeVisible();
  const since = Date.now();
  await page.getByRole('radio', { name: /^₱500\.00/ }).check();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('alert').filter({ hasText: '₱300.00 can still be deposited' })).toBeVisible();
  expect(await sandbox.received('createRecharge', since)).toHaveLength(0);
  expect(await sandbox.order(player, 301 * peso, maya)).toMatchObject({ errcode: 5003 });
  expect(await sandbox.order(player, 300 * peso, maya)).toMatchObject({ errcode: 0 });
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
  await expect(page.getByRole('heading', { name: 'It has begun' })).toBeVisible();

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
  await settleIn(page, player, `${rgPage}?part=exclude`);
  await press(page, 'Continue');
  await page.context().setOffline(true);
  await press(page, 'Continue');
  await page.getByRole('checkbox', { name: 'I have understood this, and I want it.' }).check();
  await press(page, 'Exclude me');
  await expect(page.getByText('The request goes out at the first connection.')).toBeVisible();

  await page.reload();
  await page.goto('/');
  await expect(calm(page)).toBeVisible();
  await page.context().setOffline(false);
  const state = () => sandbox.call('rgState', {}, player.token);
  await expect.poll(state, { timeout: 20_000 }).toMatchObject({ errcode: 401 });
  await expect(page.getByText('SX-', { exact: false })).toBeVisible();

  const clean = await watch.elsewhere();
  await enter(clean);
  await logIn(clean, player).catch(() => {});
  await expect(calm(clean)).toBeVisible();
});

test('SX-07: who chooses six months is asked for a password and one tick, and told when it ends', async ({
  page,
  player,
}) => {
  test.setTimeout(90_000);
  await settleIn(page, player, `${rgPage}?part=exclude`);
  await press(page, 'Continue');
  await expect(page.getByText('For the first 6 months nobody can end it, and neither can we.')).toBeVisible();
  await press(page, 'Continue');
  await press(page, 'Exclude me');
  await expect(page.getByText('Please enter your password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill('not-this-1');
  await page.getByRole('checkbox').check();
  await press(page, 'Exclude me');
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  await press(page, 'Exclude me');
  await expect(page.getByRole('heading', { name: 'It has begun' })).toBeVisible();
  await expect(page.getByText(/^Until .* nobody can end it/)).toBeVisible();
  await expect(page.getByText(/^SX-/)).toBeVisible();
});

test('SX-05: a look at the time stands over the game, and stays until it is answered', async ({
  page,
  player,
  clock,
}) => {
  test.setTimeout(120_000);
  await limit(player, 'reality', 'none', 15);
  await clock.start();
  await settleIn(page, player, '/');
  await play(page);
  const look = page.getByRole('dialog', { name: 'A look at the time' });
  await clock.sleep(15 * minute + 10_000);
  await expect(look).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(look).toBeVisible();
  await expect(look.getByText('Staked')).toBeVisible();
  await look.getByRole('button', { name: 'Continue playing' }).click();
  await expect(look).toHaveCount(0);
  expect((await sandbox.received('rgAck')).length).toBeGreaterThan(0);
});

test('SX-04: before the time of a day is over it is said, and then the game ends', async ({ page, player }) => {
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
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  for (const group of await page.getByRole('radiogroup').all())
    await group.getByRole('radio', { name: 'Sometimes' }).check();
  await press(page, 'Show the result');
  await expect(page.getByText('This looks harmful.', { exact: false })).toBeVisible();
  expect(requests.filter((url) => url.includes('/app/v1/') && !url.endsWith('/appEventLogClient'))).toEqual([]);
});

test.describe('who registers', () => {
  test.use({ popups: true });

  test('RG-03, WA-07: is asked for limits before the first deposit, can’t pass that unseen, and may decline', async ({
    page,
    player,
  }) => {
    await settleIn(page, player, '/wallets');
    const offer = page.getByRole('dialog', { name: 'Before you play' });
    await expect(offer).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(offer).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await offer.getByRole('button', { name: 'Not now' }).click();
    await expect(offer).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('radiogroup', { name: 'Amount' })).toBeVisible();
    await expect(offer).toHaveCount(0);
  });
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
