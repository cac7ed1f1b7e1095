import { lossLimit } from '#contract/codes.ts';
import type { Check } from '../check.ts';
import { done, must, refused } from '../expect.ts';
import { setting, takesJust } from '../limited.ts';
import { seated } from '../seat.ts';

const cites = ['RG-07'];
/** The kinds of limits that bets use up. */
const kinds = ['loss', 'wager'] as const;

/** The player's own limits on losses and stakes: for how long, what counts, and what ends a game. */
export const ownLimits: Check[] = [
  {
    id: 'play.periods',
    says: 'Limits of a week and of a month on losses and stakes refuse bets beyond them, and games with 5004, kind and period',
    cites,
    async run(kit) {
      for (const kind of kinds)
        for (const period of ['week', 'month']) {
          const player = await kit.payer(2);
          const { wallet, round, stake, gameId } = await seated(kit, player);
          const limit = 2 * stake;
          done(await player.call('selfLimitSet', setting(kind, period, limit)));
          await takesJust(stake, (amount) => wallet('bet', { ...round(), amount }));
          const as = { kind, period, limit, used: limit };
          refused(await player.call('startGame', { gameId }), lossLimit, { with: ['resetAt'], as });
        }
    },
  },
  {
    id: 'play.stop',
    says: 'When a limit on losses or stakes leaves no bet, and not before, rg.stop of online and stop of rgState are true',
    cites,
    async run(kit) {
      for (const kind of kinds) {
        const player = await kit.payer(2);
        const { wallet, round, stake, gameId } = await seated(kit, player);
        done(await player.call('selfLimitSet', setting(kind, 'day', 2 * stake)));
        for (const isOver of [false, true]) {
          const bet = await wallet('bet', { ...round(), amount: stake });
          const online = await player.call('online', { gameId });
          must(Boolean(done(online).rg?.stop) === isOver, `rg.stop ${isOver} by the limit on ${kind}`, bet, online);
          const state = await player.call('rgState');
          must(Boolean(done(state).stop) === isOver, `stop ${isOver} by the limit on ${kind}`, bet, state);
        }
      }
    },
  },
  {
    id: 'play.counted',
    says: 'A limit on losses counts stakes less wins, and neither that nor a limit on stakes counts returned bets',
    cites,
    async run(kit) {
      for (const kind of kinds) {
        const player = await kit.payer(2);
        const { wallet, round, stake } = await seated(kit, player);
        done(await player.call('selfLimitSet', setting(kind, 'day', 2 * stake)));
        const [returned, won] = [round(), { ...round(), amount: stake }];
        const calls = [await wallet('bet', { ...returned, amount: stake }), await wallet('rollback', returned)];
        if (kind === 'loss') calls.push(await wallet('bet', won), await wallet('win', won));
        must(
          calls.every(({ status }) => status === 200),
          'A bet and its end accepted',
          ...calls,
        );
        await takesJust(stake, (amount) => wallet('bet', { ...round(), amount }));
      }
    },
  },
];
