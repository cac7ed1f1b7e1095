import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enterAs } from '../support/perlas.ts';
import { broughtAlong } from '../support/rest.ts';
import { sandbox } from '../support/sandbox.ts';

const day = 24 * 60 * 60 * 1_000;
const long = { tag: '@long' };
const offer = { name: 'Deposit ₱500.00 +₱300.00 bonus +60%' };

test(
  'an offer chooses its amount in the wallet, the deposit brings its bonus, and it disappears (FD-01, M-05)',
  long,
  async ({ page, player }) => {
    test.setTimeout(90_000);
    await enterAs(page, player);
    await page.goto('/activity/first-deposit');
    await expect(page.getByRole('timer', { name: 'Time left' })).toContainText('6 days');
    await expect(page.getByText('Wager the bonus 10×', { exact: false })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('link', offer).click();
    await expect(page).toHaveURL('/wallets?name=deposit&back=1&item=4');
    await expect(page.getByRole('radio', { name: /^₱500\.00.*\+₱300\.00 bonus/ })).toBeChecked();
    await expect(page.getByText('wager ₱3,000.00 more (10×)', { exact: false })).toBeVisible();
    await page.getByRole('button', { name: 'Deposit', exact: true }).click();
    await page.getByRole('button', { name: 'Pay', exact: true }).click();
    await expect(page.getByRole('main')).toContainText('₱500.00 and a ₱300.00 bonus');
    await page.goto('/activity/first-deposit');
    await expect(page.getByText('You already got your first deposit bonus')).toBeVisible();
    await expect(page.getByRole('link', offer)).toHaveCount(0);
    await page.goto('/');
    await expect(
      page
        .getByRole('navigation', { name: 'What’s on' })
        .getByRole('link', { name: /^Tasks/ })
        .first(),
    ).toBeVisible();
    // The operator's banner is the same for everybody; the event is not among the player's.
    await expect(
      page.getByRole('navigation', { name: 'What’s on' }).getByRole('link', { name: /^First deposit/ }),
    ).toHaveCount(0);
  },
);

test(
  'a first deposit of a typed amount earns the best offer below it, which is claimed (FD-01)',
  long,
  async ({ page, player }) => {
    await sandbox.pay(player, 50_000);
    await enterAs(page, player);
    await page.goto('/activity/first-deposit');
    const since = Date.now();
    await page.getByRole('button', { name: 'Claim: ₱275.00' }).click();
    await expect(page.getByRole('dialog').getByText('₱275.00')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('You already got your first deposit bonus')).toBeVisible();
    expect(await sandbox.received('firstDepositReceive', since)).toHaveLength(1);
  },
);

test(
  'the first deposit is offered once at the start, to a player who has made none (S-04, A-39, M-05)',
  long,
  async ({ page, player }) => {
    await enterAs(page, player);
    const dialog = page.getByRole('dialog', { name: 'First deposit bonus' });
    await page.goto('/member');
    // Once the likely pages are there, so is what opens popups; before, a return to the lobby is no return to it.
    await broughtAlong(page, 'player');
    await page.evaluate(() => sessionStorage.removeItem('popup.firstDeposit'));
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(dialog).toBeVisible({ timeout: 15_000 });
    await expect(dialog.getByRole('link', offer)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Not now' }).last().click();
    await page.getByRole('link', { name: 'Me', exact: true }).click();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('link', { name: 'Tasks', exact: false }).first()).toBeVisible();
    await expect(dialog).toHaveCount(0);
  },
);

test('the time left runs out on the open page (FD-01)', long, async ({ page, player, watch }) => {
  test.setTimeout(120_000);
  watch.moved();
  await enterAs(page, player);
  await sandbox.aheadBy(7 * day - 60_000);
  await page.goto('/activity/first-deposit');
  await expect(page.getByRole('link', offer)).toBeVisible();
  await expect(page.getByText('This offer has ended')).toBeVisible({ timeout: 90_000 });
});
