import { expose, wrap } from 'comlink';
import { createApp } from './app.ts';
import { carryFailures } from '#contract/failure.ts';
import type { Facts, PatchMessage } from '#contract/stores.ts';
import { createCore } from './core/core.ts';
import { createInvoke, type Loaded } from './invoke.ts';
import { holdLifeLock } from './lifeLock.ts';
import { openVault } from './storage/openVault.ts';
import { browser } from './world.ts';

/** The page's side of the connection, called by the worker. */
interface Page {
  apply(message: PatchMessage): void;
}

carryFailures();
const page = wrap<Page>(self);
/** Leaves a caught bug to the listeners of uncaught ones: the console, and `startBackground`. */
const report = (bug: unknown) => void Promise.reject(bug);
const facts = JSON.parse(self.name) as Facts;
const core = createCore({
  world: browser,
  operator: {
    base: import.meta.env.VITE_API_BASE || location.origin,
    appId: import.meta.env.VITE_APP_ID,
    clientIds: {
      google: import.meta.env.VITE_GOOGLE_CLIENT_ID,
      facebook: import.meta.env.VITE_FACEBOOK_CLIENT_ID,
      line: import.meta.env.VITE_LINE_CLIENT_ID,
    },
  },
  origin: location.origin,
  vault: openVault(browser, facts),
  facts,
  loadDatabase: async () => (await import('./storage/db.ts')).onDevice,
  report,
  warn: console.warn,
});
const app = createApp(
  core,
  (message) => void page.apply(message),
  () => import('./features/player/player.ts'),
);

const alive = holdLifeLock(browser);

const groups = {
  ...app,
  tab: {
    ...app.tab,
    alive: () => alive,
    startBackground: async () => (await import('./background.ts')).startBackground(core, app.events.track),
  },
};
export type Actions = Loaded<typeof groups>;

const { tab, replies, events } = groups;
const exposed = { invoke: createInvoke(groups, () => core.stores.session.epoch), tab, replies, events };
/** What a page can reach in the worker: the actions by name, and what the connection itself needs. */
export type Exposed = typeof exposed;

expose(exposed, self);
void app.tab.start();
