import { enter, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';
import { broughtAlong, offlineReady } from '../support/rest.ts';

// The new player's questions are answered in the test: a deposit pressed before the answer needs another press.
test.use({ popups: true });

const mobile = () => `09${String(Date.now()).slice(-9)}`;

test(
  'a visitor registers, deposits, plays, finds the records, and has the lobby offline',
  { tag: ['@hosted', '@engines'] },
  async ({ page, context }) => {
    test.setTimeout(120_000);
    await test.step('the age notice comes first, then the lobby', async () => {
      await enter(page);
      await page.evaluate(() =>
        ['notice', 'firstDeposit', 'spin'].forEach((each) => sessionStorage.setItem(`popup.${each}`, 'true')),
      );
      await expect(page.getByRole('link', { name: 'Home' })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    });

    const found = await test.step('the lobby is searched', async () => {
      await page.goto('/game/search');
      await page.getByRole('searchbox', { name: 'Search games' }).fill('pearl');
      const card = page.getByRole('main').getByRole('link', { name: /pearl/i }).first();
      await expect(card).toBeVisible();
      return (await card.getAttribute('aria-label')) ?? (await card.textContent()) ?? '';
    });
    expect(found).toMatch(/pearl/i);

    await test.step('a phone code opens an account', async () => {
      await page.goto('/auth/login');
      await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile());
      await page.getByRole('button', { name: 'Send code' }).click();
      // The code comes by SMS once this is said.
      await expect(page.getByText(/^We sent a code/)).toBeVisible();
      await page.getByRole('textbox', { name: 'Code' }).fill('246810');
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await page
        .getByRole('dialog', { name: 'Welcome to Perlas', exact: true })
        .getByRole('button', { name: 'Next' })
        .click();
      for (const name of ['Before you play', 'Set a password'])
        await page.getByRole('dialog', { name }).getByRole('button', { name: 'Not now' }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('status', { name: 'Balance' })).toContainText('₱0.00');
    });

    await test.step('₱500 is paid at the gateway', async () => {
      await page.goto('/wallets');
      await page.getByRole('radiogroup', { name: 'Payment method' }).getByRole('radio', { name: /GCash/ }).check();
      await page
        .getByRole('radiogroup', { name: 'Amount' })
        .getByRole('radio', { name: /₱500\.00/ })
        .check();
      await page.getByRole('button', { name: 'Deposit', exact: true }).click();
      await page.getByRole('button', { name: 'Pay', exact: true }).click();
      await expect(page).toHaveURL(/\/wallets\?.*orderNo=/);
      await expect(page.getByRole('main')).toContainText('₱500.00');
      await page.goto('/');
      await expect(page.getByRole('status', { name: 'Balance' })).toContainText('₱800.00');
    });

    const liked = await test.step('a game is liked and played; the balance follows every round', async () => {
      const card = page
        .getByRole('main')
        .getByRole('button', { name: /^Like / })
        .first();
      const name = ((await card.getAttribute('aria-label')) ?? '').replace('Like ', '');
      await card.click();
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      await page.getByRole('main').getByRole('link', { name }).first().click();
      const slot = page.frameLocator('iframe');
      for (let round = 0; round < 3; round++) {
        await expect(slot.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 20_000 });
        await slot.getByRole('button', { name: 'Spin' }).click();
      }
      await expect(slot.getByRole('button', { name: 'Spin' })).toBeEnabled({ timeout: 20_000 });
      const shown = await slot.getByRole('status', { name: 'Balance' }).textContent();
      const amount = /₱[\d,]+\.\d\d/.exec(shown ?? '')![0];
      await expect(page.getByRole('status', { name: 'Balance' })).toContainText(amount);
      await page.getByRole('button', { name: 'Exit game' }).click();
      await expect(page).toHaveURL(/\/$/);
      await expect(page.getByRole('status', { name: 'Balance' })).toContainText(amount);
      return { name, amount };
    });

    await test.step('the records show the deposit', async () => {
      await page.goto('/wallets/record');
      await expect(page.getByRole('main')).toContainText('₱500.00');
    });

    await test.step('reopened offline it still has the lobby, the likes and the balance with its age', async () => {
      await page.goto('/');
      await offlineReady(page);
      await broughtAlong(page, 'player');
      await page.close();
      await context.setOffline(true);
      const again = await context.newPage();
      await again.goto('/');
      await expect(again.getByRole('button', { name: `Like ${liked.name}` }).first()).toHaveAttribute(
        'aria-pressed',
        'true',
      );
      await expect(again.getByRole('status', { name: 'Balance' })).toContainText(liked.amount);
      await expect(again.getByText(/as of \d\d?:\d\d/i).first()).toBeVisible();
    });

    const heard = await sandbox.received('createRecharge');
    expect(new Set(heard.map(({ requestId }) => requestId)).size).toBe(heard.length);
  },
);
