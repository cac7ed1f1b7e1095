import { proxy } from 'valtio/vanilla';
import { vi, type Mock, type MockedObject } from 'vitest';
import type * as worker from '#data/worker.ts';

const actions: Record<string, Mock> = {};

/** The spies of one group, each made when it is first named. */
const groupOf = (group: string) =>
  new Proxy({}, { get: (_, name: string) => (actions[`${group}.${name}`] ??= vi.fn(async () => {})) });

type App = typeof worker.app;

/** Stands in for the worker's groups of actions: each action is a spy that resolves to nothing, until a test gives it an answer. */
export const app = new Proxy({} as { [G in keyof App]: MockedObject<App[G]> }, {
  get: (_, group: string) => groupOf(group),
});

/** Stands in for the greeting of every worker, of which none comes: a test calls what was passed with `app`. */
export const onWorker = vi.fn<(greet: (core: typeof app) => void) => void>();

/** A page on a fast network, on a phone. */
export const facts = vi.fn<typeof worker.facts>(() => ({
  platform: 0,
  referrer: '',
  onLine: true,
  effectiveType: '',
  saveData: false,
  visited: true,
  visible: true,
}));

/** A worker that can be kept alive. */
export const supervision: typeof worker.supervision = proxy({ broken: false });
