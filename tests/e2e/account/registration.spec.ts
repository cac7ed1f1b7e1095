import type { Page } from 'playwright/test';
import { enter, expect, test } from '../support/perlas.ts';
import { sandbox } from '../support/sandbox.ts';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const balance = (page: Page) => page.getByRole('status', { name: 'Balance' });

test('registration by account asks for everything needed, and nothing twice', async ({ page }) => {
  const account = `Qa_8${Date.now().toString(36)}`;
  await enter(page, '/auth/register');
  await page.getByRole('tab', { name: 'Username' }).click();
  const [age, terms] = [/21 or older/, /accept the terms/].map((name) => page.getByRole('checkbox', { name }));
  await expect(age!).not.toBeChecked();
  await expect(terms!).not.toBeChecked();
  const refused = async (text: string) => {
    await button(page, 'Register').click();
    await expect(page.getByText(text)).toBeVisible();
  };
  await box(page, 'Username (account)').fill('8perlas');
  await refused('Start with a letter');
  await expect(box(page, 'Username (account)')).toBeFocused();
  await box(page, 'Username (account)').fill(account);
  await box(page, 'Password').fill('only-letters');
  await refused('Use at least one letter and one number');
  await box(page, 'Password').fill(account.toLowerCase());
  await refused('Your password can’t be your username');
  await box(page, 'Password').fill('perlas88');
  await expect(page.getByText('Confirm that you’re 21 or older')).toBeVisible();
  await age!.check();
  await refused('Accept the terms to register');
  await terms!.check();
  await button(page, 'Register').click();
  await expect(balance(page)).toContainText('₱0.00');
});

test('registration by account asks for a nickname where the operator requires one', async ({ page }) => {
  await sandbox.registration({ kinds: [1, 2, 3], nicknameRequired: true });
  await enter(page, '/auth/register');
  await page.getByRole('tab', { name: 'Username' }).click();
  await box(page, 'Username (account)').fill(`Qa_9${Date.now().toString(36)}`);
  await box(page, 'Password').fill('perlas88');
  await page.getByRole('checkbox', { name: /21 or older/ }).check();
  await page.getByRole('checkbox', { name: /accept the terms/ }).check();
  await button(page, 'Register').click();
  await expect(page.getByText(/^Use 2 to 20 letters/)).toBeVisible();
  await expect(box(page, 'Nickname')).toBeFocused();
  await box(page, 'Nickname').fill(' Ma. Clara ');
  const sent = page.context().waitForEvent('request', (each) => each.url().endsWith('/accountRegist'));
  await button(page, 'Register').click();
  expect((await sent).postDataJSON()).toMatchObject({ nickname: 'Ma. Clara' });
  await expect(balance(page)).toContainText('₱0.00');
});
