import { isOn } from '#contract/features.ts';
import { dayOf, endOf } from '#sandbox/manila.ts';
import { Skipped, type Check } from '../check.ts';
import { done, must, sum } from '../expect.ts';
import type { Exchange } from '../network.ts';
import { seated } from '../seat.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** Plays a round that wins its stake back. */
async function playedOnce({ wallet, round, stake }: Awaited<ReturnType<typeof seated>>) {
  const bet = { ...round(), amount: stake };
  for (const step of ['bet', 'win'] as const) {
    const sent = await wallet(step, bet);
    must(sent.status === 200, 'The bet and its win accepted', sent);
  }
}

/** Today’s bets in an answer of betBonus, of all kinds of games. */
const todayIn = (asked: Exchange<'betBonus'>) => sum(done(asked).list.map(({ todayBet }) => todayBet ?? 0));

/** When a bet counts, and for which day. */
export const playRecords: Check[] = [
  {
    id: 'play.turnover',
    says: 'A stake counts as turnover once its round is settled: not while it is open, nor once it is taken back',
    cites: ['H6'],
    async run(kit) {
      const player = await kit.payer();
      const before = await player.call('getExchange');
      if (done(before).tradeInfo.need === 0) throw new Skipped('The deposit requires no turnover');
      const counted = done(before).tradeInfo.done;
      const { wallet, round, stake } = await seated(kit, player);
      const [back, won] = [round(), round()];
      const calls = [
        await wallet('bet', { ...back, amount: stake }),
        await wallet('rollback', back),
        await wallet('bet', { ...won, amount: stake }),
      ];
      const open = await player.call('getExchange');
      const isOpen = done(open).tradeInfo.done === counted;
      must(isOpen, `tradeInfo.done still ${counted}`, ...calls, open);
      calls.push(await wallet('win', { ...won, amount: stake }));
      const settled = await player.call('getExchange');
      must(done(settled).tradeInfo.done > counted, `tradeInfo.done above ${counted}`, ...calls, settled);
    },
  },
  {
    id: 'play.rebates',
    says: 'Today’s bets of a rebate begin at midnight in Manila',
    cites: ['BO-03'],
    async run(kit) {
      if (!isOn((await kit.settings())?.features, 'rebate'))
        throw new Skipped('"features" of the settings switches rebate off');
      const player = await kit.player();
      const midnight = endOf('day', kit.client.serverTime()) + day;
      await kit.ahead(player, async (_, putAt) => {
        await putAt(midnight - minute);
        await kit.deposit(player);
        await playedOnce(await seated(kit, player));
        const before = await player.call('betBonus', { type: 0 });
        if (todayIn(before) === 0) throw new Skipped('betBonus has no "todayBet" for the game that is played');
        await putAt(midnight + minute);
        const after = await player.call('betBonus', { type: 0 });
        must(todayIn(after) === 0, 'todayBet 0 after midnight', before, after);
      });
    },
  },
  {
    id: 'play.days',
    says: 'betRecordReport has each bet on its day in Manila, and its lines add up to the total',
    cites: ['ME-03'],
    async run(kit) {
      const player = await kit.player();
      const midnight = endOf('day', kit.client.serverTime()) + day;
      await kit.ahead(player, async (_, putAt) => {
        await putAt(midnight - minute);
        await kit.deposit(player);
        const seat = await seated(kit, player);
        const { stake } = seat;
        await playedOnce(seat);
        await putAt(midnight + minute);
        await playedOnce(seat);
        const span = { startTime: midnight - day, endTime: midnight + day };
        const report = await player.call('betRecordReport', { ...span, groupBy: 'day' });
        const { list, total } = done(report);
        const told = list.filter(({ bet }) => bet > 0).map(({ key, bet }) => [key, bet].join(' '));
        const expected = [midnight, midnight - day].map((time) => [dayOf(time), stake].join(' '));
        must(
          told.toSorted().join() === expected.toSorted().join(),
          `A line of each day: ${expected.join(', ')}`,
          report,
        );
        must(total.bet === 2 * stake, `A total of ${2 * stake}`, report);
      });
    },
  },
];
