import { enter, expect, test } from '../support/perlas.ts';
import { restAgain } from '../support/popups.ts';

test.use({ popups: true });

test('the operator’s notices open once per session, when the lobby is at rest', async ({ page }) => {
  await enter(page);
  const notices = page.getByRole('dialog', { name: 'Mabuhay! Welcome to Perlas' });
  await expect(notices).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
  await restAgain(page);
  await expect(notices).toHaveCount(0);
});
