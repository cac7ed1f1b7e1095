import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';

/** The maximum length of a form or of a partner's message, bytes. */
export const longestMessage = 20_000;

const limit = bodyLimit({ maxSize: longestMessage, onError: (c) => c.body(null, 413) });

/** Refuses longer bodies with 413 before they are read, and those that break off, no error of the server's, with 400. */
export const shortBodies: MiddlewareHandler = async (c, next) => {
  try {
    const refused = await limit(c, async () => void (await c.req.text()));
    if (refused) return refused;
  } catch {
    return c.body(null, 400);
  }
  return next();
};
