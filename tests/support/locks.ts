/** Adds the Web Locks that happy-dom lacks; every lock is free. */
if ('document' in globalThis)
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (...asked: unknown[]) => (asked.at(-1) as (lock: object) => unknown)({}) },
  });
