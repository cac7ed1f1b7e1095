import { bodyLimit } from 'hono/body-limit';

/** The maximum length of a form or of a partner's message, bytes. */
export const longestMessage = 20_000;

/** Refuses longer bodies with 413 before they are read. */
export const shortBodies = bodyLimit({ maxSize: longestMessage, onError: (c) => c.body(null, 413) });
