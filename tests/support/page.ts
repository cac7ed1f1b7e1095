import { vi } from 'vitest';
import type { PageRow } from '#nav/page.ts';
import { learnPages } from '#nav/routes.ts';
import { pages } from '#shell/pages/pages.ts';

// The setup of every page test: spies in place of the worker's actions (`app` of `worker.ts` in this folder), the Web
// Locks that happy-dom lacks, all of them free, no delay by chance, and all pages registered, as they are a moment after
// a start.
vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
vi.mock('#data/supervision.ts', () => import('#tests/support/worker.ts'));
vi.mock('#browser/randomDelay.ts', () => ({ randomDelay: () => 0 }));

if ('document' in globalThis)
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { request: async (...args: unknown[]) => (args.at(-1) as (lock: object) => unknown)({}) },
  });

learnPages(pages as readonly PageRow[], true);
