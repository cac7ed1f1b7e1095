import { lossLimit, timeLimit } from '#contract/codes.ts';
import { sessionLimit } from '#contract/protection.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../network.ts';
import { done, isRefused, must, refused } from '../expect.ts';
import { takesJust } from '../limited.ts';
import { seated } from '../seat.ts';

const cites = ['payloads M'];
const minute = 60_000;
const peso = 100;
const many = 6;

/** What limits bets: the balance, and the player’s own limits. */
export const playLimits: Check[] = [
  {
    id: 'play.balance',
    says: 'Simultaneous bets don’t exceed the balance',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round } = await seated(kit, player);
      const before = await player.coin();
      const stake = Math.floor(before / 2.5 / peso) * peso;
      const bets = await Promise.all(Array.from({ length: many }, () => wallet('bet', { ...round(), amount: stake })));
      const taken = bets.filter(({ status }) => status === 200);
      must(taken.length > 0, 'Bets up to the balance accepted', ...bets.slice(0, 2));
      must(taken.length * stake <= before, `At most ${before} staked`, ...taken);
      must(
        (await player.coin()) === before - taken.length * stake,
        'The balance reduced by the accepted bets',
        ...taken,
      );
    },
  },
  {
    id: 'play.lossLimit',
    says: 'Simultaneous bets don’t exceed the loss limit, and no game opens once it is used up (5004)',
    cites: ['RG-07'],
    async run(kit) {
      const player = await kit.payer(4);
      const { wallet, round, stake, gameId } = await seated(kit, player);
      const value = 3 * stake + stake / 2;
      done(await player.call('selfLimitSet', { kind: 'loss', period: 'day', value }));
      const bets = await Promise.all(Array.from({ length: many }, () => wallet('bet', { ...round(), amount: stake })));
      const taken = bets.filter(({ status }) => status === 200);
      must(taken.length > 0 && taken.length * stake <= value, `At most ${value} lost`, ...taken);
      const tighter = { kind: 'loss', period: 'day', value: taken.length * stake };
      done(await player.call('selfLimitSet', tighter));
      refused(await player.call('startGame', { gameId }), lossLimit, { with: ['limit', 'used', 'resetAt'] });
    },
  },
  {
    id: 'play.wagerLimit',
    says: 'A stake limit counts stakes alone, whatever is won',
    cites: ['RG-07'],
    async run(kit) {
      const player = await kit.payer(2);
      const { wallet, round, stake } = await seated(kit, player);
      done(await player.call('selfLimitSet', { kind: 'wager', period: 'day', value: 2 * stake }));
      const bets: Exchange[] = [];
      for (let each = 0; each < 3; each++) {
        const bet = { ...round(), amount: stake };
        bets.push(await wallet('bet', bet));
        if (bets.at(-1)!.status === 200) await wallet('win', bet);
      }
      must(
        bets.map(({ status }) => status === 200).join() === 'true,true,false',
        'Two bets accepted, the third refused',
        ...bets,
      );
    },
  },
  {
    id: 'play.timeLimit',
    says: 'When the daily time limit is used up, and not before, rg.stop is true, bets are refused and no game opens (5005)',
    cites: ['RG-07'],
    async run(kit) {
      const player = await kit.payer();
      done(await player.call('selfLimitSet', { kind: 'session', period: 'day', value: sessionLimit.min }));
      await kit.ahead(player, async (put) => {
        const { wallet, round, stake, gameId } = await seated(kit, player);
        for (let passed = 1; passed <= sessionLimit.min; passed++) {
          const before = await player.call('online', { gameId });
          must(!done(before).rg?.stop, `No rg.stop after ${passed - 1} minutes`, before);
          await put(passed * minute);
        }
        const online = await player.call('online', { gameId });
        must(Boolean(done(online).rg?.stop), 'rg.stop', online);
        const late = await wallet('bet', { ...round(), amount: stake });
        must(isRefused(late), 'The bet refused once the time is used up', late);
        refused(await player.call('startGame', { gameId }), timeLimit);
      });
    },
  },
  {
    id: 'play.gaps',
    says: 'An hour without a heartbeat, bet or win, such as that of a locked phone, doesn’t use up a daily time limit',
    cites: ['RG-07'],
    async run(kit) {
      const player = await kit.payer();
      done(await player.call('selfLimitSet', { kind: 'session', period: 'day', value: sessionLimit.min }));
      await kit.ahead(player, async (put) => {
        const { wallet, round, stake, gameId } = await seated(kit, player);
        await put(minute);
        done(await player.call('online', { gameId }));
        await put(61 * minute);
        const online = await player.call('online', { gameId });
        must(!done(online).rg?.stop, 'No rg.stop after an hour without a sign of the player', online);
        const bet = await wallet('bet', { ...round(), amount: stake });
        must(bet.status === 200, 'A bet accepted after that hour', bet);
      });
    },
  },
  {
    id: 'play.hundredth',
    says: 'Loss and stake limits are exact to the hundredth: a bet up to the limit is accepted, a hundredth more is refused',
    cites: ['RG-07'],
    async run(kit) {
      for (const kind of ['loss', 'wager']) {
        const player = await kit.payer(2);
        const { wallet, round, stake } = await seated(kit, player);
        done(await player.call('selfLimitSet', { kind, period: 'day', value: 2 * stake }));
        await takesJust(stake, (amount) => wallet('bet', { ...round(), amount }));
      }
    },
  },
  {
    id: 'play.all',
    says: 'A bet of the whole balance is accepted, and a hundredth more is refused and debits nothing',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round } = await seated(kit, player);
      const all = await player.coin();
      const part = Math.floor(all / 3);
      const bet = (amount: number) => wallet('bet', { ...round(), amount });
      for (let each = 0; each < 2; each++)
        must((await bet(part)).status === 200, 'A bet of a third of the balance accepted');
      const rest = all - 2 * part;
      const beyond = await bet(rest + 1);
      must(isRefused(beyond) && (await player.coin()) === rest, `Refused, and a balance of ${rest}`, beyond);
      const last = await bet(rest);
      must(last.status === 200 && (await player.coin()) === 0, 'The bet accepted, and a balance of 0', last);
    },
  },
];
