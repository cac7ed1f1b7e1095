import { entrance, login, noDots } from './ana.ts';
import { fakeDevice, openTab, scripted } from './tab.ts';
// Loads the actions' lazy code before the fake clock advances.
import '#worker/features/rg/rg.ts';
import '#worker/features/events/eventQueue.ts';
import '#worker/features/outage/outage.ts';

export const minute = 60_000;

/** Answers with an HTTP status. */
export const failing = (status: number) => () => new Response('', { status });
const closed = { code: 200, maintenance: { status: true, msg: 'New tables' } };

const lobby = {
  code: 200,
  gameListVersion: '1',
  games: [{ id: 1, name: 'Game', brandId: 1, gameTypeId: 1 }],
  gameTypes: [{ id: 1, name: 'Slots', status: 1, sort: 1 }],
  brands: [{ id: 1, name: 'House', status: 1, sort: 1 }],
};

/** Ways in which an operator answers every call while it suffers. */
export const ways: [string, (call: string) => unknown][] = [
  ['HTTP 503', failing(503)],
  ['HTTP 503 with an envelope', () => Response.json({ errcode: 503 }, { status: 503 })],
  ['HTTP 502 of a gateway', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['HTTP 500', failing(500)],
  ['the code 500', () => ({ errcode: 500 })],
  ['the code of maintenance', () => ({ errcode: 503 })],
  ['HTTP 503 and a maintenance in preLogin', (call) => (call === 'preLogin' ? closed : failing(503)())],
  ['HTTP 500, but for preLogin', (call) => (call === 'preLogin' ? lobby : failing(500)())],
];

/** What a well operator answers, by call. */
export const usual: Record<string, () => unknown> = {
  accountLogin: entrance,
  preLogin: () => lobby,
  online: () => ({ errcode: 0 }),
  createRecharge: () => ({ errcode: 0, orderNo: 'd1', url: 'http://pay.test/' }),
  refreshData: () => ({ errcode: 0, coin: 5 }),
  rechargeStatus: () => ({ errcode: 0, orderNo: 'd1', status: 1 }),
  'anonymous/appEventLogClient': () => ({ errcode: 0 }),
  'anonymous/appConfig': () => ({ errcode: 0 }),
  'anonymous/appTheme': () => ({ errcode: 0 }),
  getActivityIds: () => ({ errcode: 0, activityMap: {} }),
  activityGetStatusList: () => ({ errcode: 0, ...noDots }),
  getAfterLoginInfoWeb: () => ({ errcode: 0 }),
  rgState: () => ({ errcode: 0, state: 0, realityMin: 60 }),
  '/builds/latest.json': () => ({ id: 'one' }),
};

/** An operator that suffers on demand. */
export function operator(answer: (call: string) => unknown) {
  const health = { bad: false };
  const replies = Object.entries(usual).map(
    ([call, well]) => [call, () => (health.bad ? answer(call) : well())] as const,
  );
  return { ...scripted(Object.fromEntries(replies)), health };
}

/** A player's tab in the lobby, with events, and a player who leaves the app and comes back now and then. */
export async function visit(fetch: Parameters<typeof openTab>[0], device = fakeDevice()) {
  const tab = openTab(fetch, device);
  const { app, world } = tab;
  void app.tab.start().catch(() => {});
  await app.tab.follow();
  app.tab.lead(true);
  await app.account.login(login);
  await world.pass(minute);
  const live = async (minutes: number) => {
    for (let i = 0; i < minutes * 6; i++) {
      await app.events.track({ name: 'game_card_view', screen: '/' });
      if (i % 20 === 10) await app.tab.tell({ visible: false });
      if (i % 20 === 13) await app.tab.tell({ visible: true });
      await world.pass(minute / 6);
    }
  };
  return { ...tab, live };
}
