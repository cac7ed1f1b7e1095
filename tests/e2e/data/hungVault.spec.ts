import type { Page } from 'playwright/test';
import { expect, test } from '#tests/network/test.ts';
import { workerOf } from '#tests/network/worker.ts';
import { enterAs, logOut } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

/** Makes every database of a page's worker hang from its next use on. */
const hangDatabases = async (page: Page) =>
  (await workerOf(page)).evaluate(() => {
    const request = () => ({});
    Object.assign(IDBFactory.prototype, { open: request, deleteDatabase: request });
    IDBDatabase.prototype.transaction = function transaction(this: IDBDatabase) {
      const hanging: object = {
        db: this,
        abort() {},
        objectStore: () => ({ get: request, put: request, transaction: hanging }),
      };
      return hanging as never;
    };
  });

/** The token that the device's vault holds, if any. */
const storedToken = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((done) => {
        const opening = indexedDB.open('keyval-store');
        opening.addEventListener('success', () => {
          const read = opening.result.transaction('keyval').objectStore('keyval').get('vault');
          read.addEventListener('success', () => {
            opening.result.close();
            done((read.result as { token: string }).token);
          });
        });
      }),
  );

test(
  'an offline log-out on a hung database stays logged out after a reload and in other tabs (S8, T10, I5)',
  { tag: '@long' },
  async ({ page, context, player }) => {
    await enterAs(page, player);
    await page.goto('/member');
    const other = await context.newPage();
    await other.goto('/');
    await expect(balance(other)).toBeVisible();
    for (const each of [page, other]) await hangDatabases(each);
    // The request never reaches the operator, so the token stays valid.
    await sandbox.hang('logout', 'before');
    await page.bringToFront();
    await logOut(page);
    await expect(balance(page)).toHaveCount(0);
    await expect(balance(other)).toHaveCount(0, { timeout: 15_000 });
    expect(await storedToken(page)).not.toBe('');
    await page.reload();
    await expect(page.getByRole('button', { name: 'Log in' }).first()).toBeVisible();
    await expect(balance(page)).toHaveCount(0);
    await expect.poll(() => storedToken(page)).toBe('');
  },
);
