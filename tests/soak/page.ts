import type { PatchMessage } from '#contract/stores.ts';
import { createApp } from '#worker/app.ts';
import { Failure } from '#contract/failure.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import { createCore } from '#worker/core/core.ts';
import { createPlayerFeatures } from '#worker/features/player/player.ts';
import { callable, type App } from '../support/callable.ts';
import type { Action } from '../history/acts.ts';
import type { ClientEntry } from '../history/entry.ts';
import { createRecorder } from '../history/recorder.ts';
import type { Device, Life } from './device.ts';

/** Timeout of an action, and the time to replace a dead worker, milliseconds (src/data/supervision.ts). */
const patience = { call: 50_000, worker: 100 };

/** A simulated tab: a page and its successive workers. Everything it does and sees is recorded. */
export function openPage(device: Device, tab: string, write: (entry: ClientEntry) => void) {
  const { clock, net } = device;
  const stamp = () => ({ at: clock.now(), device: device.name, tab });
  const recorder = createRecorder((entry) => write({ ...stamp(), ...entry }), 'said');
  let leading = false;
  let visible = true;
  let closed = false;
  let asks = 0;
  let tail: readonly ClientEvent[] = [];

  const facts = () => ({
    platform: 0 as const,
    referrer: '',
    onLine: net.onLine(),
    effectiveType: '4g',
    saveData: false,
    visited: true,
    visible,
    over: '',
  });

  function start(again: boolean) {
    const life: Life & { fail(): void; lost: Promise<never> } = { over: false, fail: () => {}, lost: never() };
    life.lost = new Promise<never>((_, reject) => (life.fail = () => reject(new Failure('stopped'))));
    life.lost.catch(() => {});
    const { storage, ...lent } = device.lend(life);
    const core = createCore({
      ...lent,
      operator: { base: 'http://operator.test', appId: 'soak', clientIds: { google: '', facebook: '', line: '' } },
      origin: 'http://app.test',
      facts: { ...facts(), again },
      loadDatabase: async () => async () => storage,
      warn: () => {},
      report: (error) => life.over || write({ ...stamp(), kind: 'fault', text: String(error) }),
    });
    const emit = (told: PatchMessage) => {
      if (life.over) return;
      tail = told.patch.events?.tail ?? tail;
      recorder.told(told);
    };
    const app = callable(createApp(core, emit, async () => ({ createPlayerFeatures })));
    const inherited = [...tail];
    void app.tab.start().catch((error: unknown) => write({ ...stamp(), kind: 'fault', text: String(error) }));
    const ready = app.tab.follow().then(async () => {
      if (again) write({ ...stamp(), kind: 'revived' });
      app.tab.lead(leading);
      if (inherited.length > 0) void app.events.inherit(inherited).catch(() => {});
    });
    return { life, app, core, ready };
  }

  let worker = start(false);

  /** Calls an action of the worker; settles by the deadline, whatever happens to the worker. */
  async function ask<R>(action: Action, first: unknown, work: (app: App) => Promise<R> | R): Promise<R | undefined> {
    if (closed) return undefined;
    const id = `${tab} ${++asks}`;
    const { life, app, ready } = worker;
    recorder.asked(id, action, first);
    const late = clock.sleep(patience.call).then(() => Promise.reject(new Failure('timeout')));
    try {
      const result = await Promise.race([ready.then(() => work(app)), life.lost, late]);
      recorder.settled(id, '');
      return result;
    } catch (error) {
      recorder.settled(id, failureOf(error));
      return undefined;
    }
  }

  const page = {
    tab,
    device,
    stores: () => worker.core.stores,
    ask,
    open: () => !closed,
    lead(on: boolean) {
      leading = on;
      write({ ...stamp(), kind: 'lead', on });
      void worker.ready.then(() => worker.app.tab.lead(leading));
    },
    /** Tracks an event; it is guaranteed once the worker confirms it. */
    async track(n: number) {
      const { core } = worker;
      const before = new Set(core.stores.events.tail.map(({ eventId }) => eventId));
      let told: ClientEvent | undefined;
      const safe = await ask('events.track', n, async (app) => {
        const writing = app.events.track({ name: 'like', screen: '/', params: { n } });
        await clock.sleep(0);
        told = core.stores.events.tail.find(({ eventId, params }) => !before.has(eventId) && params?.['n'] === n);
        await writing;
        return true;
      });
      if (!safe || !told) return false;
      const { eventId, sessionId, seq } = told;
      write({ ...stamp(), kind: 'event', eventId, sessionId, seq });
      return true;
    },
    show(on: boolean) {
      visible = on;
      void ask('tab.tell', on, (app) => app.tab.tell({ visible: on }));
    },
    tellNetwork: () => void ask('tab.tell', net.onLine(), (app) => app.tab.tell({ onLine: net.onLine() })),
    /** Kills the worker without notice, and replaces it. */
    async kill() {
      if (worker.life.over || closed) return;
      const dead = worker;
      dead.life.over = true;
      write({ ...stamp(), kind: 'died' });
      await clock.sleep(patience.worker);
      if (closed) return;
      worker = start(true);
      dead.life.fail();
    },
    close() {
      closed = true;
      worker.life.over = true;
      write({ ...stamp(), kind: 'closed' });
    },
  };
  write({ ...stamp(), kind: 'opened', url: '/', build: 'build' });
  return page;
}

/** The failure kind a page sees; a bug is reported as such. */
function failureOf(error: unknown): string {
  if (error instanceof Failure) return error.kind;
  if (error instanceof DOMException && error.name === 'QuotaExceededError') return 'storage';
  throw error;
}

const never = () => new Promise<never>(() => {});

export type SoakPage = ReturnType<typeof openPage>;
