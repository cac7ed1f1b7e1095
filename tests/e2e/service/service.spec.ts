import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { enter, enterAs, expect, test } from '../support/perlas.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Start a chat' });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Live chat' });
const bubble = (page: Page) => page.getByRole('button', { name: /^Open the chat/ });
const talk = (page: Page) => page.frameLocator('iframe[title="Live chat"]');

test('a visitor sees support channels, complaint routes and all questions (SV-01, RG-33) @long', async ({ page }) => {
  await enter(page, '/service');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(headings.first()).toHaveText('Online service');
  await expect(page.getByText('Online now')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write E-mail' })).toHaveAttribute('href', 'mailto:help@perlas.example');
  await expect(page.getByRole('link', { name: 'Open Viber' })).toHaveAttribute('href', /^viber:/);
  await expect(page.getByText('Maria Santos')).toHaveCount(0);
  await expect(page.getByText(/regulator, PAGCOR. Mention Perlas Sandbox/)).toBeVisible();
  await expect(page.getByRole('link', { name: '1553', exact: true })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText('Playing safely').click();
  await page.getByRole('link', { name: 'Where do I complain?' }).click();
  await expect(page).toHaveURL('/faq#complain');
  await expect(page.getByText('With customer service first.')).toBeVisible();
});

test('the chat opens on its own origin and receives only licence, group, language and session (SV-02, K-10)', async ({
  page,
  player,
  watch,
}) => {
  await enterAs(page, player);
  await page.goto('/service');
  await start(page).click();
  await expect(talk(page).getByText('Hello! I am Liza.')).toBeVisible();
  const frame = page.frames().find((each) => each.url().includes('/chat'))!;
  const { origin, search } = new URL(frame.url());
  expect(origin).not.toBe(new URL(page.url()).origin);
  const session = await page.evaluate(() => localStorage.getItem('session.epoch'));
  expect(search).toBe(`?licence=sandbox&group=0&lang=en&session=${session}`);
  await page.getByRole('button', { name: 'Minimize the chat' }).click();
  await bubble(page).click();
  const motion = () =>
    panel(page).evaluate((dialog) => {
      const { animationName, animationDuration } = getComputedStyle(dialog);
      return animationName === 'none' ? 'none' : animationDuration;
    });
  expect(await motion()).toBe('0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await motion()).toBe('none');
  expect(await violations(page)).toEqual([]);
  expect(watch.tracked('popup_shown')).toBe(2);
});

test('a minimised chat continues over other pages and counts messages; Back minimises it (SV-02) @long', async ({
  page,
}) => {
  await enter(page, '/service');
  await start(page).click();
  await talk(page).getByRole('textbox').fill('Where is my withdrawal?');
  await page.goBack();
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL('/service');
  // Sent once the chat is minimised, so that the answer certainly arrives there.
  await page.frames()[1]!.evaluate(() => document.querySelector('form')!.requestSubmit());
  await expect(bubble(page)).toHaveAccessibleName('Open the chat 1 new message');
  await expect(page.getByRole('button', { name: 'Continue the chat (1 new message)' })).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page).toHaveURL('/');
  await bubble(page).click();
  await expect(talk(page).getByText('For a deposit or a withdrawal')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bubble(page)).toHaveAccessibleName('Open the chat');
  await bubble(page).press('Enter');
  await page.getByRole('button', { name: 'Close the chat' }).click();
  await expect(bubble(page)).toHaveCount(0);
  await expect(page.locator('iframe')).toHaveCount(0);
});
