import { entrance, login } from './ana.ts';
import { fakeDevice, openTab, scripted } from './tab.ts';

/** The opening that a game is left by. */
export const opening = 'the showing at hand';

/** What opens a game, or its demo. */
export const game = (gameId: number, tryIt = false) => ({ opening, gameId, tryIt, lang: 'en' });

/** An operator that opens and ends games; `changes` replace its answers. */
export function operator(changes: Parameters<typeof scripted>[0] = {}) {
  return scripted({
    accountLogin: entrance,
    startGame: ({ gameId }) => ({
      errcode: 0,
      url: `http://games.test/${String(gameId)}`,
      sessionId: `s${String(gameId)}`,
    }),
    exitGame: () => ({ errcode: 0, coin: 500 }),
    refreshData: () => ({ errcode: 0, coin: 500 }),
    ...changes,
  });
}

/** A player who has logged in on a device, with an operator of games. */
export async function player(changes = {}, device = fakeDevice()) {
  const { fetch, sent } = operator(changes);
  const tab = openTab(fetch, device);
  await tab.app.account.login(login);
  await tab.world.pass(0);
  return { ...tab, sent };
}
