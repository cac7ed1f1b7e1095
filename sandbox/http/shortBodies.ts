import { bodyLimit } from 'hono/body-limit';

/** How long a form or a message of a partner may be, in bytes. */
export const longestMessage = 20_000;

/** Refuses longer bodies with 413 before they are read. */
export const shortBodies = bodyLimit({ maxSize: longestMessage, onError: (c) => c.body(null, 413) });
