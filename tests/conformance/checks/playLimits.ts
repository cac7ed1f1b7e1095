import { lossLimit, timeLimit } from '#contract/codes.ts';
import { sessionLimit } from '#contract/protection.ts';
import type { Check } from '../check.ts';
import type { Exchange } from '../network.ts';
import { done, isRefused, must, refused } from '../expect.ts';
import { seated } from '../seat.ts';

const cites = ['payloads M'];
const minute = 60_000;
const peso = 100;
const many = 6;

/** Throws unless of twice a stake, after one bet, a bet of one hundredth more is refused and the rest is taken. */
async function takesJust(stake: number, bet: (amount: number) => Promise<Exchange>) {
  const first = await bet(stake);
  const beyond = await bet(stake + 1);
  must(isRefused(beyond), 'No bet of a hundredth beyond the limit', first, beyond);
  const last = await bet(stake);
  must(
    [first, last].every(({ status }) => status === 200),
    'Bets up to the limit are taken',
    first,
    beyond,
    last,
  );
}

/** What limits bets: the balance, and the player’s own limits. */
export const playLimits: Check[] = [
  {
    id: 'play.balance',
    says: 'Bets at once take no more than there is',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round } = await seated(kit, player);
      const before = await player.coin();
      const stake = Math.floor(before / 2.5 / peso) * peso;
      const bets = await Promise.all(Array.from({ length: many }, () => wallet('bet', { ...round(), amount: stake })));
      const taken = bets.filter(({ status }) => status === 200);
      must(taken.length > 0, 'As much taken as there is', ...bets.slice(0, 2));
      must(taken.length * stake <= before, `At most ${before} staked`, ...taken);
      must((await player.coin()) === before - taken.length * stake, 'A balance less what was taken', ...taken);
    },
  },
  {
    id: 'play.lossLimit',
    says: 'Bets at once lose no more than the player’s limit lets through, and then no game opens (5004)',
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
    says: 'Stakes are held to their limit also while they win',
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
      must(bets.map(({ status }) => status === 200).join() === 'true,true,false', 'Two taken, the third not', ...bets);
    },
  },
  {
    id: 'play.timeLimit',
    says: 'Once the day’s time of play is over, and not before, play must stop, no bet is taken and no game opens (5005)',
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
        must(isRefused(late), 'No bet once the time is over', late);
        refused(await player.call('startGame', { gameId }), timeLimit);
      });
    },
  },
  {
    id: 'play.hundredth',
    says: 'Limits on losses and on stakes hold to the hundredth: one beyond is refused and takes nothing, the limit itself is taken',
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
    says: 'A bet of one hundredth more than there is is refused and takes nothing, and one of all there is is taken',
    cites,
    async run(kit) {
      const player = await kit.payer();
      const { wallet, round } = await seated(kit, player);
      const all = await player.coin();
      const part = Math.floor(all / 3);
      const bet = (amount: number) => wallet('bet', { ...round(), amount });
      for (let each = 0; each < 2; each++) must((await bet(part)).status === 200, 'A bet of a third that is taken');
      const rest = all - 2 * part;
      const beyond = await bet(rest + 1);
      must(isRefused(beyond) && (await player.coin()) === rest, `Refused, and a balance of ${rest}`, beyond);
      const last = await bet(rest);
      must(last.status === 200 && (await player.coin()) === 0, 'Taken, and a balance of 0', last);
    },
  },
];
