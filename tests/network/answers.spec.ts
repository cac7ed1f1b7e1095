import type { Page } from 'playwright/test';
import { accept, enter, settleIn } from '../e2e/support/perlas.ts';
import { quiet } from '../e2e/support/rest.ts';
import { sandbox } from '../e2e/support/sandbox.ts';
import { expect, test } from './test.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });
const again = (page: Page) => page.getByRole('button', { name: 'Try again' });
const like = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first();

test('a log-in whose response drips is aborted after 10 s, with one dialog (A8)', async ({
  page,
  player,
  faults,
  clock,
}) => {
  await clock.start();
  await enter(page);
  await page.goto('/auth/login?type=account');
  await page.getByRole('textbox', { name: 'Username' }).fill(player.account);
  await page.getByRole('textbox', { name: 'Password' }).fill(player.password);
  const dripping = faults.on('accountLogin', { drip: 1 });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await dripping.met();
  const tips = page.getByRole('dialog', { name: 'Tips' });
  await clock.pass(8_000, 4_000);
  await expect(tips).toHaveCount(0);
  await clock.pass(4_000);
  await expect(tips).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('truncated records show an error and load on retry (A9)', async ({ page, player, faults }) => {
  await sandbox.order(player, 20_000);
  await settleIn(page, player, '/');
  const cut = faults.on('rechargeRecord', { reset: 'half' });
  await page.goto('/wallets/record');
  const failed = page.getByText('Couldn’t load your transactions.');
  await expect(failed).toBeVisible();
  // A call that succeeds would make the app read them again by itself, and take the button away.
  faults.on({ path: /^\/app\/(?!.*\/rechargeRecord)/ }, { reset: 'unsent' });
  await quiet(page);
  cut.end();
  await again(page).click();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(1);
  await expect(failed).toHaveCount(0);
});

/** Fault: app files load, but the operator is unreachable. */
const dead = [{ path: /^\/app\// }, { reset: 'unsent' }] as const;

test('an unreachable operator leaves the stored lobby and player in place (A14)', async ({ page, player, faults }) => {
  await settleIn(page, player, '/');
  const unreached = faults.on(...dead);
  await page.reload();
  await expect(like(page)).toBeVisible();
  await expect(balance(page)).toHaveText(/₱0\.00/);
  await expect(page.getByText(/^Our server isn’t responding, as of /)).toBeVisible();
  await unreached.met();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a first visit without a response offers a retry, which works (A14)', async ({ page, faults }) => {
  const unreached = faults.on(...dead);
  await page.goto('/');
  await accept(page);
  await expect(page.getByText(/^We can’t reach /)).toBeVisible();
  await expect(page).toHaveURL(/\/$/);
  unreached.end();
  await again(page).click();
  await expect(like(page)).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

/** A foreign origin, and an address on the operator's origin that isn't an API call. */
const elsewhere = ['http://canary.example/take', '/take'];

for (const redirect of elsewhere)
  test(`a redirect to ${redirect} is not followed, the token is not leaked and the session stays (A23)`, async ({
    page,
    player,
    faults,
  }) => {
    await settleIn(page, player, '/');
    const led = faults.on({ path: /^\/app\//, when: ({ headers }) => !!headers['authorization'] }, { redirect });
    await page.goto('/member');
    await led.met();
    await expect(page.getByText('Sign in to this Wi-Fi first.')).toBeVisible();
    expect(faults.copies('/take')).toEqual([]);
    led.end();
    await page.reload();
    await expect(page.getByText(player.nickname).first()).toBeVisible();
    expect(faults.copies('/take')).toEqual([]);
  });
