import type { Route } from 'playwright/test';

/** Retries after a connection reset: the server may just have closed a kept-alive connection. */
const maxRetries = 2;

/** Fetches the server's own answer to an intercepted request. */
export const originalResponse = (route: Route) => route.fetch({ maxRetries });
