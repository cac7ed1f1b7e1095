import type { Route } from 'playwright/test';

/** Tries after a connection that is reset: a kept-alive one may just have been closed by the server. */
const maxRetries = 2;

/** Fetches what the server itself answers to an intercepted request. */
export const originalResponse = (route: Route) => route.fetch({ maxRetries });
