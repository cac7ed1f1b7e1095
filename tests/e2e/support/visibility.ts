import type { Page } from 'playwright/test';

/** Sets the page's visibility state, as when the phone switches to another app. */
export const see = (page: Page, state: DocumentVisibilityState) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, state);
