import type { BrowserContext } from 'playwright/test';
import { originalResponse } from '../../support/originalResponse.ts';

/** Playwright's error for an answer to a page that was closed at the end of its test. */
const gone = /disposed|closed/;

/** Modifies the operator's answers to a call in this browser context: `change` maps the original answer. */
export async function amend<Answer>(context: BrowserContext, call: string, change: (answer: Answer) => Answer) {
  await context.route(`**/app/v1/${call}`, async (route) => {
    try {
      const response = await originalResponse(route);
      await route.fulfill({ response, json: change((await response.json()) as Answer) });
    } catch (error) {
      if (!gone.test(String(error))) throw error;
    }
  });
}
