import { expect, type Page } from 'playwright/test';
import type { FilledList } from '../../../src/browser/filledList.ts';

/** Timeout for a whole app to be downloaded for offline use, milliseconds. */
const patience = 60_000;

/** Resolves when everything that the page's build lists for this language is on the device. */
export const filledApp = (page: Page, language: string) =>
  expect.poll(() => page.evaluate(lacking, language), { timeout: patience }).toBe(0);

/** The number of files still missing; 1 without a list. */
async function lacking(language: string) {
  const build = document.querySelector<HTMLMetaElement>('meta[name="build"]')!.content;
  const listed = await caches.match(`/assets/filled-${build}.json`);
  if (!listed) return 1;
  const { files } = (await listed.json()) as FilledList;
  const keys = await (await caches.open('screens')).keys();
  const kept = new Set(keys.map(({ url }) => new URL(url).pathname));
  return files.filter((file) => (file.language ?? language) === language && !kept.has(file.url)).length;
}
