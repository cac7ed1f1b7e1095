import { depositLimit, lossLimit } from '#contract/codes.ts';
import { limitPeriods } from '#contract/protection.ts';
import { endOf, type Period } from '#sandbox/manila.ts';
import type { Check } from '../check.ts';
import { done, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import { ranges, setting } from '../limited.ts';
import type { Player } from '../players.ts';
import { seated } from '../seat.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

/** The periods of limits that are longer than a day. */
const longer = ['week', 'month'] as const;

/** When a period ends by the operator's clock: two times where that is less than a minute away. */
const endsOf = (kit: Kit, period: Period) =>
  [-minute, minute].map((off) => endOf(period, kit.client.serverTime() + off));

/** Noon in Manila of the first day to come whose next day is in the same week and in the same month. */
function noonWithin(time: number): number {
  let noon = endOf('day', time) + day / 2;
  while (longer.some((period) => endOf(period, noon) <= noon + day)) noon += day;
  return noon;
}

/** Uses up a player's limits of a period on deposits, losses and stakes; the calls that are then refused. */
async function usedUp(kit: Kit, player: Player, period: Period) {
  const order = await kit.depositOf(2);
  done(await player.call('selfLimitSet', setting('deposit', period, order.amount)));
  await kit.deposit(player, 2);
  const { wallet, round, stake, gameId } = await seated(kit, player);
  for (const kind of ['loss', 'wager']) done(await player.call('selfLimitSet', setting(kind, period, 2 * stake)));
  for (let each = 0; each < 2; each++) {
    const bet = await wallet('bet', { ...round(), amount: stake });
    must(bet.status === 200, 'Bets up to the limit accepted', bet);
  }
  return {
    deposits: () => player.call('createRecharge', order),
    plays: () => player.call('startGame', { gameId }),
  };
}

/** The days, weeks and months of limits. */
export const periods: Check[] = [
  {
    id: 'limits.periods',
    says: 'Deposit limits of a week and of a month refuse what exceeds them with 5003, the period and its end',
    cites: ['RG-04'],
    async run(kit) {
      for (const period of longer) {
        const player = await kit.player();
        const order = await kit.depositOf();
        const limit = order.amount;
        done(await player.call('selfLimitSet', setting('deposit', period, limit)));
        done(await player.call('createRecharge', order));
        const beyond = await player.call('createRecharge', order);
        const { resetAt } = refused(beyond, depositLimit, { as: { period, limit, used: limit } });
        const ends = endsOf(kit, period);
        must(ends.includes(Number(resetAt)), `5003 with resetAt ${ends[0]}`, beyond);
      }
    },
  },
  {
    id: 'limits.manila',
    says: 'Each limit resets at midnight in Manila: of the next day, of Monday, or of the first of the next month',
    cites: ['RG-04', 'RG-07'],
    async run(kit) {
      const player = await kit.player();
      for (const [kind, { min }] of Object.entries(ranges))
        for (const period of limitPeriods[kind as keyof typeof ranges])
          done(await player.call('selfLimitSet', setting(kind, period, min)));
      const info = await player.call('selfLimitInfo');
      for (const { kind, period, resetAt } of done(info).limits) {
        if (period === 'none') continue;
        const ends = endsOf(kit, period);
        must(ends.includes(Number(resetAt)), `resetAt ${ends[0]} for the limit of a ${period} on ${kind}`, info);
      }
    },
  },
  {
    id: 'limits.midnight',
    says: 'A day’s limits hold until a minute before midnight in Manila, and no longer a minute after it',
    cites: ['RG-04', 'RG-07'],
    async run(kit) {
      const player = await kit.player();
      const midnight = endOf('day', kit.client.serverTime()) + day;
      await kit.ahead(player, async (_, putAt) => {
        await putAt(midnight - day / 2);
        const { deposits, plays } = await usedUp(kit, player, 'day');
        await putAt(midnight - minute);
        refused(await deposits(), depositLimit);
        refused(await plays(), lossLimit);
        await putAt(midnight + minute);
        done(await deposits());
        done(await plays());
      });
    },
  },
  {
    id: 'play.today',
    says: 'Today’s figures in rgSession begin at midnight in Manila, and those since the log-in go on',
    cites: ['RG-10', 'RG-11'],
    async run(kit) {
      const player = await kit.player();
      const midnight = endOf('day', kit.client.serverTime()) + day;
      await kit.ahead(player, async (_, putAt) => {
        await putAt(midnight - minute);
        await kit.deposit(player);
        const deposited = await player.coin();
        const { wallet, round, stake } = await seated(kit, player);
        const bet = await wallet('bet', { ...round(), amount: stake });
        for (const [time, part] of [
          [midnight - minute, 1],
          [midnight + minute, 0],
        ] as const) {
          await putAt(time);
          const figures = await player.call('rgSession');
          const { today, ...stay } = done(figures);
          const isRight = today.bet === part * stake && today.deposit === part * deposited && stay.bet === stake;
          must(isRight, `today.bet ${part * stake}, today.deposit ${part * deposited}, bet ${stake}`, bet, figures);
        }
      });
    },
  },
  {
    id: 'limits.nextDay',
    says: 'Limits of a week and of a month still hold on the day after they were used up',
    cites: ['RG-04', 'RG-07'],
    async run(kit) {
      for (const period of longer) {
        const player = await kit.player();
        const noon = noonWithin(kit.client.serverTime());
        await kit.ahead(player, async (_, putAt) => {
          await putAt(noon);
          const { deposits, plays } = await usedUp(kit, player, period);
          await putAt(noon + day);
          refused(await deposits(), depositLimit, { as: { period } });
          refused(await plays(), lossLimit, { as: { period } });
        });
      }
    },
  },
];
