import type { Page, TestInfo } from 'playwright/test';

/** Max characters of a page's text in a log, and the timeout for a page that hangs, milliseconds. */
const maxText = 1_500;
const timeout = 3_000;

/** Prints the address and the text of each page of a failed test, so that a log alone shows what a player saw. */
export async function printPages({ title }: TestInfo, pages: readonly Page[]) {
  for (const page of pages) {
    const text = await page
      .locator('body')
      .innerText({ timeout })
      .catch((error: Error) => `(no text: ${error.message.split('\n')[0]})`);
    console.log(`\n${title}\nat ${page.url()}:\n${text.replaceAll(/\n+/g, ' | ').slice(0, maxText)}\n`);
  }
}
