import type { Page } from 'playwright/test';

/** The code that the sandbox sends to every number. */
const code = '246810';

/** Adds a mobile number to the logged-in player's profile, with the code and a password. */
export async function addNumber(page: Page, mobile: string, password: string) {
  const fill = (name: string, text: string) => page.getByRole('textbox', { name, exact: true }).fill(text);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  await page.goto('/member/profile');
  await page.getByRole('button', { name: /^Mobile number/ }).click();
  await fill('Mobile number', mobile);
  await press('Send code');
  await fill('Code', code);
  await fill('Current password', password);
  await press('Continue');
}
