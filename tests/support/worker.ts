import { proxy } from 'valtio/vanilla';
import { vi, type Mock, type MockedObject } from 'vitest';
import type * as life from '#data/supervision.ts';
import type * as worker from '#data/worker.ts';

const actions: Record<string, Mock> = {};

/** The spies of one action group, each created on first use. */
const groupOf = (group: string) =>
  new Proxy({}, { get: (_, name: string) => (actions[`${group}.${name}`] ??= vi.fn(async () => {})) });

type App = typeof worker.app;

/** A fake of the worker's action groups: each action is a spy that gives undefined until a test sets an answer. */
export const app = new Proxy({} as { [G in keyof App]: MockedObject<App[G]> }, {
  get: (_, group: string) => groupOf(group),
});

/** A fake of the worker-start hook, which never fires: a test calls the callback with `app`. */
export const onWorker = vi.fn<(greet: (core: typeof app) => void) => void>();

/** Facts of a page on a fast network, on a phone. */
export const facts = vi.fn<typeof life.facts>(() => ({
  platform: 0,
  referrer: '',
  onLine: true,
  effectiveType: '',
  saveData: false,
  visited: true,
  visible: true,
  over: '',
}));

/** Whether the page waits for an answer from the worker. */
export const isAsking = vi.fn<typeof worker.isAsking>(() => false);

/** The state of a healthy worker. */
export const supervision: typeof life.supervision = proxy({ broken: false });
