import { test as onDevice } from '#tests/network/test.ts';
import { enter, enterAs, expect, logIn, logOut, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { leastOf } from '../support/pageClock.ts';
import { quiet } from '../support/rest.ts';

/** The time within which an action in one tab shows in the others, milliseconds. */
const atOnce = 1_000;

/** Turns, each as long as a batch of events waits; together longer than tabs may lack one leader (history/tabs.ts). */
const turns = 10;

/** The minutes over which something done once a minute is counted, from one time to another. */
const minutes = 3;

/** Milliseconds from now until an expectation holds. */
async function timeUntil(holds: () => Promise<void>): Promise<number> {
  const since = performance.now();
  await holds();
  return performance.now() - since;
}

test.describe('measured alone', () => {
  test.use({ alone: true });

  test('a login and a log-out in one tab apply to the other, dialogs included (F1)', async ({
    page,
    context,
    player,
  }) => {
    test.setTimeout(90_000);
    await enter(page);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('button', { name: 'Log in' })).toBeVisible();
    const logInAndOut = async () => {
      await logIn(page, player);
      const loggedIn = await timeUntil(() => expect(other.getByRole('status', { name: 'Balance' })).toBeVisible());

      await other.goto('/member');
      await other.getByRole('button', { name: 'Log out' }).click();
      await expect(other.getByRole('dialog')).toBeVisible();
      await page.goto('/member');
      await logOut(page);
      await expect(page.getByRole('button', { name: 'Log in', exact: true }).first()).toBeVisible();
      const loggedOut = await timeUntil(() => expect(other.getByText(player.nickname)).toHaveCount(0));
      await expect(other.getByRole('dialog')).toHaveCount(0);
      await expect(other).not.toHaveURL(/\/member/);
      return Math.max(loggedIn, loggedOut);
    };
    expect(await leastOf(3, logInAndOut, atOnce)).toBeLessThanOrEqual(atOnce);
  });

  test('a session removed from storage by another tab logs out this one (S-13) @long', async ({
    page,
    context,
    player,
  }) => {
    await enterAs(page, player);
    const other = await context.newPage();
    await other.goto('/');
    await expect(other.getByRole('status', { name: 'Balance' })).toBeVisible();
    await other.evaluate(() => localStorage.removeItem('session.epoch'));
    await expect(page.getByRole('status', { name: 'Balance' })).toHaveCount(0, { timeout: atOnce });
  });
});

test(
  'another player in one tab sends the other tab home, and clears the first player’s data',
  { tag: '@long' },
  async ({ page, context, player }) => {
    await enterAs(page, player);
    await page.goto('/member');
    await expect(page.getByText(player.nickname)).toBeVisible();

    const next = await sandbox.newPlayer();
    const other = await context.newPage();
    await other.goto('/member');
    await logOut(other);
    await logIn(other, next);
    await expect(page.getByText(player.nickname)).toHaveCount(0);
    await page.goto('/member');
    await expect(page.getByText(next.nickname)).toBeVisible();
  },
);

test('leadership passes on when the leading tab closes (F8) @long', async ({ page, context, player }) => {
  await enterAs(page, player);
  const other = await context.newPage();
  await other.goto('/');
  await expect(other.getByRole('status', { name: 'Balance' })).toBeVisible();
  const since = Date.now();
  await page.close();
  await other
    .getByRole('main')
    .getByRole('button', { name: /^Like / })
    .first()
    .click();
  await expect
    .poll(async () => (await sandbox.received('anonymous/appEventLogClient', since)).length)
    .toBeGreaterThan(0);
});

test(
  'of two tabs used in turn one leads, and sends events for both (O-15)',
  { tag: '@long' },
  async ({ page, context, player }) => {
    test.setTimeout(90_000);
    await enterAs(page, player);
    const other = await context.newPage();
    await other.goto('/');
    const told = async () => (await sandbox.received('anonymous/appEventLogClient')).length;
    for (let turn = 0; turn < turns; turn++) {
      const before = await told();
      const [tab, way] = [turn % 2 ? page : other, turn % 4 < 2 ? 'Wallet' : 'Home'];
      await tab.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: way }).click();
      await expect.poll(told).toBeGreaterThan(before);
    }
  },
);

onDevice.describe('measured alone', () => {
  onDevice.use({ alone: true });

  onDevice(
    'two tabs send heartbeats and poll for red dots as one, and share the balance (O-15)',
    { tag: '@long' },
    async ({ page, context, player, clock }) => {
      onDevice.setTimeout(120_000);
      await clock.start();
      await enterAs(page, player);
      const other = await context.newPage();
      await other.goto('/');
      const balance = other.getByRole('status', { name: 'Balance' });
      await expect(balance).toHaveText(/₱0\.00/);
      await quiet(other);
      await sandbox.pay(player, 50_000);
      await page.reload();
      await expect(page.getByRole('status', { name: 'Balance' })).toHaveText('₱525.00');
      await expect(balance).toHaveText('₱525.00', { timeout: atOnce });
      await quiet(page);

      for (const call of ['online', 'activityGetStatusList']) {
        const received = async () => (await sandbox.received(call)).length;
        const before = await received();
        while ((await received()) === before) await clock.pass(1_000);
        await clock.pass(minutes * 60_000, 5_000);
        await expect.poll(received, call).toBe(before + 1 + minutes);
      }
    },
  );
});
