import { fakeDevice, openTab, scripted } from './tab.ts';

/** The player who logs in. */
const me = { id: 7, nickname: 'Ana', coin: 12_345 };

/** The operator's log-in reply. */
const entrance = { errcode: 0, token: 'secret', userInfo: me };

/** A tab with a logged-in player, on an operator with these answers. */
export async function loggedIn(answers: Parameters<typeof scripted>[0], device = fakeDevice()) {
  const operator = scripted({ accountLogin: () => entrance, ...answers });
  const tab = openTab(operator.fetch, device);
  await tab.app.account.login({ account: 'ana', password: 'x', keepAccount: true });
  await tab.world.pass(0);
  return { ...tab, ...operator };
}
