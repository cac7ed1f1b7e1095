import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { expose, wrap, type Endpoint } from 'comlink';
import { expect, test, vi } from 'vitest';
import { replyKey, type PatchMessage } from '#contract/stores.ts';
import { exposed } from '../support/exposed.ts';
import { openTab, scripted } from '../support/tab.ts';
import { settle } from '../support/world.ts';

vi.mock('#worker/index.ts?worker&url', () => ({ default: '/worker.js' }));

/** An end of a channel as a worker and its page use it, with its number of listeners. */
function endOf(port: MessagePort) {
  let listening = 0;
  const end = {
    postMessage: (message: unknown, transfer: never[] = []) => port.postMessage(message, transfer),
    addEventListener(type: string, hear: never) {
      if (type !== 'message') return;
      listening++;
      port.addEventListener(type, hear);
      port.start();
    },
    removeEventListener(type: string, hear: never) {
      if (type !== 'message') return;
      listening--;
      port.removeEventListener(type, hear);
    },
    terminate: () => port.close(),
  };
  return { end: end as unknown as Endpoint & Worker, listening: () => listening };
}

const calls = 10_000;
/** Less than anything that a call could leak, bytes; the engine itself retains a little per call. */
const trace = 200;

/** A page's code and the data layer as its worker, connected by a channel. */
async function openBoth() {
  const { port1, port2 } = new MessageChannel();
  const [page, worker] = [endOf(port1), endOf(port2)];
  const { fetch } = scripted({});
  const { core } = openTab(fetch);
  const { createApp } = await import('#worker/app.ts');
  const told = wrap<{ apply(told: PatchMessage): void }>(worker.end);
  let words = 0;
  const emit = (said: PatchMessage) => {
    words++;
    void told.apply(said);
  };
  const app = createApp(core, emit, () => import('#worker/features/player/player.ts'));
  expose(exposed({ ...app, tab: { ...app.tab, alive: async () => 'a lock' } }), worker.end);

  const never = new Promise<never>(() => {});
  vi.stubGlobal('navigator', { locks: { request: () => never } });
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('starter', { policy: {}, worker: page.end, facts: () => ({}) });
  const { app: actions } = await import('#data/worker.ts');
  return {
    actions,
    core,
    listeners: () => page.listening() + worker.listening(),
    words: () => words,
    close: () => port1.close(),
  };
}

/** The heap size after garbage collection, bytes. */
function held(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  for (let i = 0; i < 3; i++) collect();
  return process.memoryUsage().heapUsed;
}

test(
  'ten thousand calls and subscriptions leak no listener, port, timer or memory on either side (C8)',
  { timeout: 30_000 },
  async () => {
    const { actions, core, listeners, words, close } = await openBoth();
    const key = replyKey('activityGetStatusList', {});
    const ask = async (times: number) => {
      for (let i = 0; i < times; i += 4)
        await Promise.all([
          actions.tab.ping(),
          actions.replies.show('activityGetStatusList', {}),
          actions.replies.letGo(key),
          actions.tab.follow(),
        ]);
      await settle();
    };
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const ports = vi.spyOn(globalThis, 'MessageChannel');

    await ask(calls / 5);
    const left = () => ({ listeners: listeners(), timers: timers(), replies: Object.keys(core.stores.replies) });
    const [before, heap] = [left(), held()];
    await ask(calls);
    expect(left()).toEqual(before);
    expect(ports).not.toHaveBeenCalled();
    expect((held() - heap) / calls).toBeLessThan(trace);

    // A change is sent once, however many times the page has subscribed.
    const spoken = words();
    core.stores.settings.clockOffset = 7;
    await actions.tab.ping();
    expect(words()).toBe(spoken + 1);
    close();
  },
);
