import type { BrowserContext } from 'playwright/test';

/** A connection that was kept open may just have been closed at its other end. */
const maxRetries = 2;

/** Has the operator answer a call otherwise in this browser, from now on: `change` makes what is told of what was said. */
export async function amend<Answer>(context: BrowserContext, call: string, change: (answer: Answer) => Answer) {
  await context.route(`**/app/v1/${call}`, async (route) => {
    const response = await route.fetch({ maxRetries });
    await route.fulfill({ response, json: change((await response.json()) as Answer) });
  });
}
