import type { Check } from '../check.ts';
import { done, isRefused, must, sum } from '../expect.ts';
import type { Kit } from '../kit.ts';
import type { Signing } from '../partners.ts';
import { seated } from '../seat.ts';

const cites = ['payloads M'];
/** Hundredths that are no whole pesos. */
const odd = 33;

/** Throws unless a bet signed in each of these ways is refused and takes nothing. */
async function refusesSigned(kit: Kit, ...signings: Signing[]) {
  const player = await kit.payer();
  const { wallet, round, stake } = await seated(kit, player);
  const before = await player.coin();
  for (const signing of signings) {
    const sent = await wallet('bet', { ...round(), amount: stake }, signing);
    must(isRefused(sent), 'An HTTP status of 4xx, such as 403', sent);
  }
  must((await player.coin()) === before, `A balance of ${before}`);
}

/** Bookings of a game provider. */
export const play: Check[] = [
  {
    id: 'play.unsigned',
    says: 'A bet with no signature or a wrong one is refused and debits nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'missing', 'wrong'),
  },
  {
    id: 'play.otherCall',
    says: 'A win signed for another call or by another partner is refused and pays nothing',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const bet = { ...round(), amount: stake };
      must((await wallet('bet', bet)).status === 200, 'The bet accepted');
      const before = await player.coin();
      for (const signing of ['otherCall', 'otherPartner'] as const) {
        const sent = await wallet('win', { ...bet, amount: 2 * stake }, signing);
        must(isRefused(sent), 'An HTTP status of 4xx, such as 403', sent);
      }
      must((await player.coin()) === before, `A balance of ${before}`);
    },
  },
  {
    id: 'play.stale',
    says: 'A bet whose signature is six minutes old, or dated six minutes ahead, is refused and debits nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'stale', 'early'),
  },
  {
    id: 'play.once',
    says: 'A round takes one bet and pays one win, even when copies arrive simultaneously; a different win pays nothing more',
    cites: [...cites, 'H6'],
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const before = await player.coin();
      const bet = { ...round(), amount: stake };
      const bets = await Promise.all([1, 2, 3, 4].map(() => wallet('bet', bet)));
      const others = bets.filter(({ status }) => status !== 200);
      must(
        others.length === bets.length - 1 && others.every(isRefused),
        'One 200, the others 409 or another 4xx',
        ...bets,
      );
      must((await player.coin()) === before - stake, `A balance of ${before - stake}`, ...bets);
      const win = { ...bet, amount: 2 * stake + odd };
      const wins = await Promise.all([1, 2, 3].map(() => wallet('win', win)));
      const after = before + stake + odd;
      must((await player.coin()) === after, `A balance of ${after}`, ...wins);
      const other = await wallet('win', { ...win, amount: 3 * stake });
      must((await player.coin()) === after, `A settled round not paid again: a balance of ${after}`, other);
    },
  },
  {
    id: 'play.rollback',
    says: 'A rollback returns the bet once, and the round pays no win; a bet that arrives after its rollback is refused',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const before = await player.coin();
      const bet = { ...round(), amount: stake };
      const first = await wallet('bet', bet);
      must(first.status === 200, 'The bet accepted', first);
      const { amount: _, ...named } = bet;
      const back = await Promise.all([1, 2].map(() => wallet('rollback', named)));
      must((await player.coin()) === before, `A balance of ${before}`, ...back);
      const won = await wallet('win', bet);
      must((await player.coin()) === before, `No win paid after a rollback: a balance of ${before}`, won);
      const unheardOf = round();
      await wallet('rollback', unheardOf);
      const late = await wallet('bet', { ...unheardOf, amount: stake });
      must(isRefused(late) && (await player.coin()) === before, 'The bet refused after its rollback', late);
    },
  },
  {
    id: 'play.excluded',
    says: 'An exclusion ends a game at once: further bets are refused, but the win of an open round is still paid',
    cites: ['RG-20'],
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const bet = { ...round(), amount: stake };
      must((await wallet('bet', bet)).status === 200, 'The bet before the exclusion accepted');
      const before = await player.coin();
      done(await player.call('selfExclude', { type: 2, months: 6 }));
      const late = await wallet('bet', { ...round(), amount: stake });
      must(isRefused(late), 'The bet refused after the exclusion', late);
      const win = await wallet('win', bet);
      must((await player.coin()) === before + stake, `A balance of ${before + stake}`, win);
    },
  },
  {
    id: 'play.sums',
    says: 'The sum of betRecord equals the total of its rounds',
    cites: ['ME-04'],
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      for (const won of [0, 2 * stake]) {
        const bet = { ...round(), amount: stake };
        await wallet('bet', bet);
        await wallet('win', { ...bet, amount: won });
      }
      const record = await player.call('betRecord', { pageNum: 1, pageSize: 20 });
      const { list, sum: told } = done(record);
      must(list.length === 2 && told.bet === sum(list.map(({ bet }) => bet)), 'A sum of all bets', record);
      must(told.win === 2 * stake && told.profit === told.win - told.bet, 'A sum of all wins, and the profit', record);
    },
  },
];
