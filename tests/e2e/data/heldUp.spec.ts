import type { BrowserContext, Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { askForDeposit } from '#tests/network/wholeVisit.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

/** A page of the app's origin without the app in it. */
const bare = '/builds/latest.json';

/** Keeps a transaction open on the first database with this part in its name, in another tab until that is closed. */
async function holdDatabase(context: BrowserContext, named: string): Promise<Page> {
  const other = await context.newPage();
  await other.goto(bare);
  await other.evaluate(
    (part) =>
      new Promise<void>((held) => {
        void indexedDB.databases().then((all) => {
          const opening = indexedDB.open(all.find(({ name }) => name!.includes(part))!.name!);
          opening.addEventListener('success', () => {
            const transaction = opening.result.transaction([...opening.result.objectStoreNames], 'readwrite');
            const rows = transaction.objectStore(opening.result.objectStoreNames[0]!);
            const goOn = () => {
              held();
              rows.count().addEventListener('success', goOn);
            };
            goOn();
          });
        });
      }),
    named,
  );
  return other;
}

test.beforeEach(({ watch }) => watch.expectLines(/favicon\.ico/));

test('a deposit blocked by another tab is refused within seconds, and never sent (D3, I7) @long', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(90_000);
  await enterAs(page, player);
  await askForDeposit(page);
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  await page.goto('/');
  const since = Date.now();
  const holder = await holdDatabase(context, '-intents');
  await page.bringToFront();
  await askForDeposit(page);
  await expect(page.getByText('We can’t save to this device.').first()).toBeVisible({ timeout: 15_000 });
  await expect(page.getByRole('button', { name: 'Deposit', exact: true })).toBeEnabled();
  await holder.close();
  await page.getByRole('button', { name: 'Deposit', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pay', exact: true })).toBeVisible();
  expect(await sandbox.received('createRecharge', since)).toHaveLength(1);
});

test('a device slow to return the session says so, retries, and recovers the session (D7) @long', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(90_000);
  await enterAs(page, player);
  const holder = await holdDatabase(context, 'keyval-store');
  await page.bringToFront();
  await page.goto('/wallets');
  await expect(page.getByText('This device doesn’t answer. Trying again…')).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL(/\/wallets/);
  await expect(page.getByRole('button', { name: 'Log in' })).toHaveCount(0);
  await holder.close();
  await expect(page.getByRole('radio', { name: /₱500\.00/ })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('This device doesn’t answer')).toHaveCount(0);
  await page.goto('/');
  await expect(balance(page)).toBeVisible();
});

test('a device never returning the session shows a visitor after half a minute, games off (D1, D7) @long', async ({
  page,
  context,
  player,
}) => {
  test.setTimeout(120_000);
  await enterAs(page, player);
  const holder = await holdDatabase(context, 'keyval-store');
  await page.bringToFront();
  await page.goto('/');
  await expect(page.getByText(/Games and deposits are off/)).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
  await holder.close();
  await expect(balance(page)).toBeVisible({ timeout: 60_000 });
});
