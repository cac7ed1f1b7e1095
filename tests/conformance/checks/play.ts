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
    says: 'A bet without the provider’s signature is refused and takes nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'missing', 'wrong'),
  },
  {
    id: 'play.otherCall',
    says: 'A win with the signature of another call, or of another partner, is refused and pays nothing',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const bet = { ...round(), amount: stake };
      must((await wallet('bet', bet)).status === 200, 'A bet that is taken');
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
    says: 'A bet that was signed six minutes ago, or will be in six, is refused and takes nothing',
    cites,
    run: (kit) => refusesSigned(kit, 'stale', 'early'),
  },
  {
    id: 'play.once',
    says: 'A round is bet on once and won once, also by copies at once; another win of it pays nothing',
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
      must((await player.coin()) === after, `A settled round that isn’t paid again: a balance of ${after}`, other);
    },
  },
  {
    id: 'play.rollback',
    says: 'A round that is taken back gives its bet back once, and is never won; one that never came is never taken',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const before = await player.coin();
      const bet = { ...round(), amount: stake };
      const first = await wallet('bet', bet);
      must(first.status === 200, 'A bet that is taken', first);
      const { amount: _, ...named } = bet;
      const back = await Promise.all([1, 2].map(() => wallet('rollback', named)));
      must((await player.coin()) === before, `A balance of ${before}`, ...back);
      const won = await wallet('win', bet);
      must((await player.coin()) === before, `No win of a round that was taken back: a balance of ${before}`, won);
      const unheardOf = round();
      await wallet('rollback', unheardOf);
      const late = await wallet('bet', { ...unheardOf, amount: stake });
      must(isRefused(late) && (await player.coin()) === before, 'No bet after its rollback', late);
    },
  },
  {
    id: 'play.excluded',
    says: 'An exclusion ends a game at once: no further bet, while the win of a round from before still comes',
    cites: ['RG-20'],
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const bet = { ...round(), amount: stake };
      must((await wallet('bet', bet)).status === 200, 'A bet before the exclusion');
      const before = await player.coin();
      done(await player.call('selfExclude', { type: 2, months: 6 }));
      const late = await wallet('bet', { ...round(), amount: stake });
      must(isRefused(late), 'No bet after the exclusion', late);
      const win = await wallet('win', bet);
      must((await player.coin()) === before + stake, `A balance of ${before + stake}`, win);
    },
  },
  {
    id: 'play.sums',
    says: 'The record of bets adds up: its sum is that of its rounds',
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
