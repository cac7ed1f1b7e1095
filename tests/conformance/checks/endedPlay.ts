import type { Check } from '../check.ts';
import { done, isRefused, must } from '../expect.ts';
import { logIn } from '../players.ts';
import { seated } from '../seat.ts';

/** Bets after the end of their game’s session, or of what a limit allows. */
export const endedPlay: Check[] = [
  {
    id: 'play.endedSession',
    says: 'A game ends with the session that opened it: further bets are refused, but the win of an open round is still paid',
    cites: ['I5'],
    async run(kit) {
      const player = await kit.payer();
      const other = await logIn(kit.client, player);
      const { wallet, round, stake } = await seated(kit, player);
      const bet = { ...round(), amount: stake };
      must((await wallet('bet', bet)).status === 200, 'The bet before the log-out accepted');
      const before = await other.coin();
      done(await player.call('logout'));
      const late = await wallet('bet', { ...round(), amount: stake });
      must(isRefused(late), 'The bet refused after the log-out', late);
      const win = await wallet('win', bet);
      must((await other.coin()) === before + stake, `A balance of ${before + stake}`, late, win);
    },
  },
  {
    id: 'play.copyAtLimit',
    says: 'A copy of an accepted bet that used up a limit is refused as “alreadyTaken”, not by that limit',
    cites: ['H6', 'RG-07'],
    async run(kit) {
      const player = await kit.payer(2);
      const { wallet, round, stake } = await seated(kit, player);
      const amount = 2 * stake;
      done(await player.call('selfLimitSet', { kind: 'wager', period: 'day', value: amount }));
      const bet = { ...round(), amount };
      must((await wallet('bet', bet)).status === 200, 'The bet up to the limit accepted');
      const copy = await wallet('bet', bet);
      const { error } = Object(copy.answer) as { error?: unknown };
      must(isRefused(copy) && error === 'alreadyTaken', '409 with {"error": "alreadyTaken"}', copy);
    },
  },
];
