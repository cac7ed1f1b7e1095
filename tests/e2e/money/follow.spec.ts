import { expect, test } from '#tests/network/test.ts';
import { violations } from '../support/axe.ts';
import { enterAs } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const long = { tag: '@long' };

test(
  'a page opens after a warning, is marked as visited, and claimed once after a visit (FO-01, A-21)',
  long,
  async ({ page, player, context }) => {
    await context.route('https://invite.viber.com/**', (route) => route.fulfill({ body: 'Viber' }));
    await enterAs(page, player);
    await page.goto('/activity/follow');
    expect(await violations(page)).toEqual([]);
    const visited = () => sandbox.received('followVisit');
    await page.getByRole('button', { name: 'Open: Viber' }).click();
    await expect(page.getByRole('dialog').getByText('invite.viber.com')).toBeVisible();
    const opened = context.waitForEvent('page');
    await page.getByRole('dialog').getByRole('link', { name: 'Open the page' }).click();
    await (await opened).close();
    await expect.poll(async () => (await visited()).length).toBe(1);
    // Pages of a headless browser are never hidden, so a reload stands in for the return from the visit.
    await sandbox.aheadBy(5_000);
    await page.reload();
    const since = Date.now();
    await page.getByRole('button', { name: 'Claim: Viber, 20 points' }).click();
    await expect(page.getByRole('dialog').getByText('+20')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listitem').filter({ hasText: 'Viber' }).getByText('Claimed')).toBeVisible();
    expect(await sandbox.received('followReceive', since)).toHaveLength(1);
  },
);

test(
  'in the wrapper the warning shows too, and the wrapper opens the page (FO-01)',
  long,
  async ({ page, player, context }) => {
    await context.addInitScript(() => {
      const opened: string[] = [];
      Object.assign(globalThis, { opened, NativeBridge: { openExternal: (address: string) => opened.push(address) } });
    });
    await enterAs(page, player);
    await page.goto('/activity/follow');
    await page.getByRole('button', { name: 'Open: Telegram' }).click();
    const opened = () => page.evaluate(() => (globalThis as unknown as { opened: string[] }).opened);
    expect(await opened()).toEqual([]);
    await page.getByRole('dialog').getByRole('link', { name: 'Open the page' }).click();
    expect(await opened()).toEqual(['https://t.me/perlas_example']);
  },
);
