import { subscribeKey } from 'valtio/vanilla/utils';
import { createApp } from '#worker/app.ts';
import { createCore } from '#worker/core/core.ts';
import { manifestAge } from '#worker/features/builds/builds.ts';
import { loadLaterEndpoints } from '#worker/network/endpointOf.ts';
import { createPlayerFeatures } from '#worker/features/player/player.ts';
import { noDots } from '#tests/support/ana.ts';
import { callable } from '#tests/support/callable.ts';
import { createClock, createDice } from '../clock.ts';
import { createDevice, type Life } from '../device.ts';
import type { Net } from '../network.ts';
import { healthAt, second, type Day } from './day.ts';
import { createPlan } from './plan.ts';
import type { Sent } from './sent.ts';
// Loads the actions' lazy code before the simulated time advances.
import '#contract/endpoints.ts';
import '#worker/features/events/eventQueue.ts';
import '#worker/features/outage/outage.ts';
import '#worker/features/rg/rg.ts';

const player = { id: 7, nickname: 'Ana', coin: 0 };

/** What the operator answers while it is well. */
const answers: Record<string, object> = {
  preLogin: {
    code: 200,
    userInfo: player,
    gameListVersion: '1',
    games: [{ id: 1, name: 'Game', brandId: 1, gameTypeId: 1 }],
    gameTypes: [{ id: 1, name: 'Slots', status: 1, sort: 1 }],
    brands: [{ id: 1, name: 'House', status: 1, sort: 1 }],
  },
  'anonymous/appConfig': { errcode: 0, configVersion: '1', config: {} },
  online: { errcode: 0, configVersion: '1' },
  activityGetStatusList: { errcode: 0, ...noDots },
  getActivityIds: { errcode: 0, activityMap: {} },
  rgState: { errcode: 0, state: 0, realityMin: 60 },
  refreshData: { errcode: 0, coin: 5 },
  rechargeRecord: { errcode: 0, data: { list: [], total: 0, pages: 0, pageNum: 1, pageSize: 20 } },
};

function answerTo(call: string, day: Day, at: number): Response {
  const health = healthAt(day, at);
  if (call === '/builds/latest.json') return Response.json({ id: at < day.deploy ? 'one' : 'two' });
  if (health === 'broken') return new Response('', { status: 503 });
  if (health === 'closed')
    return Response.json(call === 'preLogin' ? { code: 200, maintenance: { status: true } } : { errcode: 503 });
  return Response.json({ serverTime: at, ...(answers[call] ?? { errcode: 0 }) });
}

/** Runs the worker itself on some devices through the day; resolves with what they sent. */
export async function runReal(day: Day, devices: number): Promise<Sent[]> {
  // Later the simulated time would pass while code is loading.
  await loadLaterEndpoints();
  const clock = createClock(day.opening);
  const sent: Sent[] = [];

  for (let number = 0; number < devices; number++) {
    let onLine = true;
    let life: Life = { over: true };
    let app: ReturnType<typeof open> | undefined;
    const net = {
      async fetch(url: string) {
        if (!onLine) throw new TypeError('Failed to fetch');
        const call = new URL(url).pathname.replace('/app/v1/', '');
        sent.push({ device: number, at: clock.now(), call });
        return answerTo(call, day, clock.now());
      },
    } as unknown as Net;
    const device = createDevice(`d${number}`, clock, createDice(number + 1), net);

    function open() {
      life.over = true;
      life = { over: false };
      const { storage, ...lent } = device.lend(life);
      const build = clock.now() < day.deploy ? 'one' : 'two';
      const core = createCore({
        ...lent,
        operator: { base: 'http://operator.test', appId: 'load', clientIds: { google: '', facebook: '', line: '' } },
        origin: 'http://app.test',
        facts: {
          platform: 0,
          referrer: '',
          onLine,
          effectiveType: '4g',
          saveData: false,
          visited: true,
          visible: true,
          over: '',
        },
        loadDatabase: async () => async () => storage,
        warn: () => {},
        report: (error) => {
          throw error;
        },
      });
      const { stores } = core;
      const actions = callable(
        createApp(
          core,
          () => {},
          async () => ({ createPlayerFeatures }),
        ),
      );
      void actions.tab.start().catch(() => {});
      void actions.tab.follow().then(() => {
        actions.tab.lead(true);
        actions.replies.show('getActivityIds', {});
      });
      // The page leaves its notice of a maintenance for the lobby.
      subscribeKey(stores.settings, 'maintenance', (maintenance) => {
        if (maintenance || life.over) return;
        void actions.session.refreshIfOlder().catch(() => {});
        void actions.replies.read('getActivityIds', {}).catch(() => {});
      });
      return { actions, stores, build };
    }

    const steps = {
      open: () => void (app = open()),
      async view() {
        if (!app || app.stores.settings.maintenance) return;
        const { latest } = app.stores.build;
        if (latest && latest !== app.build && onLine) return steps.open();
        const { actions } = app;
        void actions.builds.checkBuild(manifestAge).catch(() => {});
        void actions.events.track({ name: 'screen_view', screen: '/' }).catch(() => {});
        void actions.replies.read('rechargeRecord', { pageNum: 1, pageSize: 20 }, true).catch(() => {});
        void actions.replies.read('refreshData', {}, true).catch(() => {});
      },
      read: () => void app?.actions.replies.read('getTaskUser', {}, true).catch(() => {}),
      offline() {
        onLine = false;
        void app?.actions.tab.tell({ onLine });
      },
      online() {
        onLine = true;
        void app?.actions.tab.tell({ onLine });
      },
    };

    // Logs in once, before the day, so that every visit begins with a session.
    device
      .lend({ over: false })
      .vault.change({ token: 'secret', userId: 7, epoch: `e${number}`, deviceId: `d${number}` }) as unknown;
    const plan = createPlan(day, number);
    const go = () => {
      const { at, step } = plan.next();
      if (at >= day.until) return;
      clock.after(at - clock.now(), () => {
        void steps[step]();
        go();
      });
    };
    go();
  }
  await clock.passUntil(day.until + second);
  return sent;
}
