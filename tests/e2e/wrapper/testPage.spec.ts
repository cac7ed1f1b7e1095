import { readFileSync } from 'node:fs';
import type { Page } from 'playwright/test';
import { violations } from '../support/axe.ts';
import { expect, test } from '../support/perlas.ts';
import { asked, pressBack, wrap } from '../support/wrapper.ts';

test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/156.0 Mobile Safari/537.36 PerlasWrapper/1.0.0' });

const verdict = (page: Page) => page.getByRole('status');
const step = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

/** Runs the test page to its verdict, and presses the back key when it asks for that. */
async function run(page: Page) {
  await page.goto('/wrapper/test.html');
  await page.getByRole('button', { name: 'Run the test' }).click();
  await expect(step(page, 'The back key')).toContainText('Press the back key once.', { timeout: 20_000 });
  await pressBack(page);
  await expect(verdict(page)).toHaveText(/^(?:Passed|Failed)/);
}

test('the test page passes the stand-in wrapper (players B20)', async ({ page, context }) => {
  await wrap(context);
  await run(page);
  await expect(verdict(page)).toHaveText('Passed.');
  expect(await asked(page, 'exitApp')).toEqual([{}]);
  expect(await violations(page)).toEqual([]);
});

test('the test page names missing functions without calling them faults (O-40)', async ({ page, context }) => {
  await wrap(context, { without: ['openChat', 'haptic'] });
  await run(page);
  await expect(verdict(page)).toHaveText('Passed. Not offered: openChat, haptic.');
});

test('the test page fails a wrapper that breaks the contract and names every fault (O-40) @long', async ({
  page,
  context,
}) => {
  await wrap(context, {
    silent: ['copy'],
    refuses: ['haptic'],
    inFrames: true,
    answers: { share: 'yes', openExternal: true, pickImage: {} },
  });
  await run(page);
  await expect(verdict(page)).toHaveText(/^Failed: 6 of \d+\.$/);
  await expect(step(page, 'copy')).toContainText('no answer in 3 s');
  await expect(step(page, 'A frame isn’t answered')).toContainText('getInfo was answered in a frame');
  await expect(step(page, 'haptic')).toContainText('failed');
  await expect(step(page, 'share')).toContainText('"yes"');
  await expect(step(page, 'pickImage')).toContainText('neither null nor a picture');
  await expect(step(page, 'openExternal refuses')).toContainText('javascript:alert(1)');
});

test('the test page says that there is no wrapper in a browser (O-40)', async ({ page }) => {
  await page.goto('/wrapper/test.html');
  await page.getByRole('button', { name: 'Run the test' }).click();
  await expect(verdict(page)).toHaveText(/^Failed/);
  await expect(step(page, 'NativeBridge is there')).toContainText('there is no NativeBridge.postMessage');
});

test('the offline page of a first start needs no network and leads on in both languages (O-44)', async ({ page }) => {
  const address = 'https://perlas.example/?source=app';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.setContent(
    readFileSync('docs/wrapper/app/src/main/assets/offline.html', 'utf8').replace('{address}', address),
  );
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await expect(page.getByText('Kailangan ng Perlas ang internet')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', address);
  expect(await violations(page)).toEqual([]);
  expect(requests).toEqual([]);
});
