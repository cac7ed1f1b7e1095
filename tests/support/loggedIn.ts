import { fakeDevice, openTab, scripted } from './tab.ts';

/** Who logs in. */
const me = { id: 7, nickname: 'Ana', coin: 12_345 };

/** What the operator answers to a log-in. */
const entrance = { errcode: 0, token: 'secret', userInfo: me };

/** A tab whose player has logged in, with an operator that answers so. */
export async function loggedIn(answers: Parameters<typeof scripted>[0], device = fakeDevice()) {
  const operator = scripted({ accountLogin: () => entrance, ...answers });
  const tab = openTab(operator.fetch, device);
  await tab.app.account.login({ account: 'ana', password: 'x', keepAccount: true });
  await tab.world.pass(0);
  return { ...tab, ...operator };
}
