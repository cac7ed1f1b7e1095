import { gameProvider } from '../games/provider.ts';
import { strips } from '../games/kinds/slot.ts';
import { WalletRefusal, type Wallet } from '../games/wallet.ts';

type Call = keyof Wallet;

/** Stops with the game's own symbol three times on top, and a pearl and two others below: 40 and 10 bets per line. */
const heroes = strips.map((strip) => strip.indexOf('motif1'));

/** The session that the fake operator opens. */
export const session = {
  session: 's1',
  userId: 7,
  nickname: 'juan88',
  coin: 50_000,
  demo: false,
  gameId: 3,
  gameName: 'Pearl & Sea',
  minBet: 100,
  maxBet: 10_000,
};

/**
 * A provider whose reels always stop at `stops`, or by the round's id if `fair`, and a fake operator with one balance,
 * which can be made to fail; a launch works once, and again with the session that it has launched.
 */
export async function open({ demo = false, stops = heroes, broken = false, fair = false } = {}) {
  const ledger = new Map<string, number>();
  const calls: Call[] = [];
  const failures: Partial<Record<Call, Error[]>> = {};
  const coin = () => [...ledger.values()].reduce((sum, amount) => sum + amount, session.coin);
  const answer = (call: Call, key?: string, amount = 0) => {
    calls.push(call);
    const failure = failures[call]?.shift();
    if (failure) throw failure;
    if (key) ledger.set(key, amount);
    return { coin: coin() };
  };
  const launched = new Set<string>();
  const wallet: Wallet = {
    session: async ({ launch, session: named }) => {
      const opened = launch.replace('fresh', '') || session.session;
      const isOpen = named === undefined ? !launched.has(launch) : launched.has(launch) && named === opened;
      if (!launch.startsWith('fresh') || !isOpen) throw new WalletRefusal('ended');
      launched.add(launch);
      return { ...session, session: opened, demo };
    },
    balance: async () => answer('balance'),
    bet: async ({ roundId, amount }) => {
      if (ledger.has(`${roundId} bet`)) throw new WalletRefusal('alreadyTaken');
      return answer('bet', `${roundId} bet`, -amount);
    },
    win: async ({ roundId, amount }) => answer('win', `${roundId} win`, amount),
    rollback: async ({ roundId }) => answer('rollback', `${roundId} bet`),
  };

  const pauses: number[] = [];
  let reel = 0;
  const nextStop = () => {
    if (broken) throw new Error('no chance left');
    return stops[reel++ % stops.length]!;
  };
  const start = () =>
    gameProvider({
      wallet,
      secret: 'known to nobody',
      ...(!fair && { randomOf: () => nextStop }),
      pause: async (milliseconds) => void pauses.push(milliseconds),
    });
  let app = start();
  const sit = (launch = 'fresh') => app.request(`/play?launch=${launch}&origin=http://127.0.0.1:4173`);
  const page = await sit();

  async function post(path: string, input: object) {
    const response = await app.request(path, { method: 'POST', body: JSON.stringify(input) });
    return { status: response.status, answer: await response.json() };
  }
  const launchOf = (at: string) => `fresh${at === session.session ? '' : at}`;
  const spin = (roundId: string, bet = 500, at = 's1') =>
    post('/round', { session: at, launch: launchOf(at), bet, roundId });
  /** Restarts the provider, which loses its memory. */
  function restart() {
    app = start();
  }
  return { app, page, calls, failures, pauses, coin, post, spin, sit, restart };
}
