import type { Page } from 'playwright/test';
import { deliverOverheard } from '#tests/history/browser.ts';

/** Crashes the page's process; returns another page of the same device. */
export async function crash(page: Page): Promise<Page> {
  await deliverOverheard(page);
  const context = page.context();
  const crashed = page.waitForEvent('crash');
  const debuggers = await context.newCDPSession(page);
  void debuggers.send('Page.crash').catch(() => {});
  await crashed;
  return context.newPage();
}
