import { Skipped, type Check } from '../check.ts';
import type { Exchange } from '../network.ts';
import { done, isRefused, must } from '../expect.ts';
import { launchIn, seated } from '../seat.ts';
import type { Player } from '../players.ts';

const cites = ['payloads M', 'H6'];
/** How far before or after a launch’s end it is tried, milliseconds. */
const margin = 5_000;

/** Throws unless a player has this balance after some calls. */
async function has(player: Player, coin: number, ...after: Exchange[]) {
  const now = await player.call('refreshData');
  must(done(now).coin === coin, `A balance of ${coin}`, ...after, now);
}

/** Rounds that a provider gets wrong. */
export const rounds: Check[] = [
  {
    id: 'play.unknownRound',
    says: 'A win for a round without a bet is refused and pays nothing',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const before = await player.coin();
      const win = await wallet('win', { ...round(), amount: stake });
      must(isRefused(win), 'An HTTP status of 4xx, such as 404', win);
      await has(player, before, win);
    },
  },
  {
    id: 'play.settled',
    says: 'A settled round can’t be rolled back',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const before = await player.coin();
      const { session, roundId } = round();
      const bet = await wallet('bet', { session, roundId, amount: stake });
      const lost = await wallet('win', { session, roundId, amount: 0 });
      const back = await wallet('rollback', { session, roundId });
      await has(player, before - stake, bet, lost, back);
    },
  },
  {
    id: 'play.otherSession',
    says: 'A bet in an unknown session is refused, and a game’s launch works only once',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake, launch } = await seated(kit, player);
      const before = await player.coin();
      const bet = await wallet('bet', { ...round(), session: crypto.randomUUID(), amount: stake });
      must(isRefused(bet), 'An HTTP status of 4xx, such as 404', bet);
      const again = await wallet('session', { launch });
      must(isRefused(again), 'The second launch refused', again);
      await has(player, before, bet, again);
    },
  },
  {
    id: 'play.expired',
    says: 'A launch is valid until its launchExpire, and refused after it',
    cites,
    async run(kit) {
      const wallet = kit.wallet();
      const player = await kit.player();
      const gameId = await kit.gameId();
      for (const off of [-margin, margin])
        await kit.ahead(player, async (_, putAt) => {
          const { url, launchExpire } = done(await player.call('startGame', { gameId }));
          if (!launchExpire) throw new Skipped('startGame has no "launchExpire"');
          await putAt(launchExpire + off);
          const launched = await wallet('session', { launch: launchIn(url) });
          if (off < 0) must(launched.status === 200, 'A session before launchExpire', launched);
          else must(isRefused(launched), 'An HTTP status of 4xx, such as 409, after launchExpire', launched);
        });
    },
  },
  {
    id: 'play.odd',
    says: 'Bets and wins that are negative, fractional or not a number are refused and move nothing',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const taken = { ...round(), amount: stake };
      const bet = await wallet('bet', taken);
      const coin = await player.coin();
      for (const amount of [-stake, stake + 0.5, String(stake), 2 ** 53])
        for (const sent of [await wallet('bet', { ...round(), amount }), await wallet('win', { ...taken, amount })])
          must(isRefused(sent), 'An HTTP status of 4xx, such as 400', bet, sent);
      await has(player, coin, bet);
    },
  },
  {
    id: 'play.answers',
    says: 'The answer to each bet, win and rollback has the balance after it',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round, stake } = await seated(kit, player);
      const [one, other] = [round(), round()];
      const tells = async (sent: Exchange) => {
        const { coin } = Object(sent.answer) as { coin?: unknown };
        must(sent.status === 200 && coin === (await player.coin()), 'The balance after it as `coin`', sent);
      };
      await tells(await wallet('bet', { ...one, amount: stake }));
      await tells(await wallet('win', { ...one, amount: stake + 1 }));
      await tells(await wallet('bet', { ...other, amount: stake }));
      await tells(await wallet('rollback', other));
      await tells(await wallet('balance', { session: one.session }));
    },
  },
  {
    id: 'play.figures',
    says: 'rgSession has the stakes, wins and deposits since the log-in and today, without a bet that was returned',
    cites: ['RG-10', 'RG-11'],
    async run(kit) {
      const player = await kit.payer();
      const deposited = await player.coin();
      const { wallet, round, stake } = await seated(kit, player);
      const bet = { ...round(), amount: stake };
      await wallet('bet', bet);
      await wallet('win', { ...bet, amount: 2 * stake });
      const returned = round();
      await wallet('bet', { ...returned, amount: stake });
      await wallet('rollback', returned);
      const figures = await player.call('rgSession');
      const { today, ...stay } = done(figures);
      for (const each of [stay, today])
        must(
          each.bet === stake && each.win === 2 * stake && each.net === stake,
          `bet ${stake}, win ${2 * stake}, net ${stake}`,
          figures,
        );
      must(today.deposit === deposited, `today.deposit ${deposited}`, figures);
      must(stay.lifetimeNetDeposit === deposited, `lifetimeNetDeposit ${deposited}`, figures);
    },
  },
];
