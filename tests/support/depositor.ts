import { login } from './ana.ts';
import { fakeDevice, never, openTab, scripted } from './tab.ts';
import { fakeChannels } from './world.ts';

const user = (id: number) => ({ errcode: 0, token: `token ${id}`, userInfo: { id, nickname: 'Ana', coin: 0 } });
/** A deposit request, and its answer. */
export const order = { rechargeTypeId: 1, amount: 10_000 as never, returnUrl: '/wallets' };
export const done = { errcode: 0, orderNo: 'A1', payUrl: 'http://pay.test/' };

/** A device whose database can't be opened. */
export const nothingKept = async () => () => Promise.reject(new Error('blocked'));

/** A tab with a logged-in player, on an operator with these answers. */
export async function player(
  answers: Parameters<typeof scripted>[0],
  device = fakeDevice(),
  changes: Parameters<typeof openTab>[2] = {},
) {
  const operator = scripted({ accountLogin: () => user(7), ...answers });
  const tab = openTab(operator.fetch, device, changes);
  await tab.app.account.login(login);
  await tab.world.pass(0);
  const intents = () => device.storage.of(7).intents.first(9);
  return { ...tab, ...operator, intents };
}

/** A player whose deposit's outcome is unknown; the operator says so to the first status read once `answer` is called. */
export async function readLate() {
  let answer = () => {};
  const said = Response.json({ errcode: 0, state: 'unknown' });
  const asked = new Promise<Response>((read) => (answer = () => read(said)));
  const tab = await player({
    createRecharge: () => new Response('', { status: 500 }),
    operationStatus: () => asked,
  });
  await tab.app.money.deposit(order).catch(() => {});
  return { ...tab, answer: () => answer() };
}

/** The next start, not begun yet, after one that ended while a deposit was sent; the operator doesn't know that act. */
export async function restarted() {
  const device = fakeDevice();
  const first = await player({ createRecharge: never }, device);
  void first.app.money.deposit(order).catch(() => {});
  await first.world.pass(0);
  const { fetch } = scripted({ operationStatus: () => ({ errcode: 0, state: 'unknown' }) });
  return openTab(fetch, { ...device, air: fakeChannels() });
}
