import { badParameter, depositLimit } from '#contract/codes.ts';
import { limitPeriods, moneyLimit, sessionLimit } from '#contract/protection.ts';
import type { Check } from '../check.ts';
import { isSuccess } from '../client.ts';
import { done, must, refused, sum } from '../expect.ts';
import { limited, ranges, setting } from '../limited.ts';

const pages = { pageNum: 1, pageSize: 20 };
const many = 8;
/** What limits of players’ own let through, and which can be set. */
export const limits: Check[] = [
  {
    id: 'limits.deposit',
    says: 'Deposits are accepted up to the limit, unpaid orders included, and refused beyond it: 5003 with period, used, limit and resetAt',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order, limit } = await limited(kit, (amount) => 2 * amount);
      done(await player.call('createRecharge', order));
      const above = await player.call('createRecharge', { ...order, amount: order.amount + 1 });
      const isRefused = [depositLimit, badParameter].includes(above.verdict!);
      must(isRefused, 'A deposit a hundredth above what is left refused with 5003 or 400', above);
      done(await player.call('createRecharge', order));
      const beyond = await player.call('createRecharge', order);
      const as = { period: 'day', limit, used: limit };
      refused(beyond, depositLimit, { with: ['resetAt'], as });
      const info = await player.call('selfLimitInfo');
      const told = done(info).limits.find(({ kind }) => kind === 'deposit');
      must(told?.used === limit && told.waiting === limit, `\`used\` ${limit} and \`waiting\` ${limit}`, info);
    },
  },
  {
    id: 'limits.depositBeyond',
    says: 'A deposit that exceeds the limit by one peso is refused with 5003',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order, limit } = await limited(kit, (amount) => 2 * amount - moneyLimit.unit);
      done(await player.call('createRecharge', order));
      const as = { limit, used: order.amount };
      refused(await player.call('createRecharge', order), depositLimit, { as });
    },
  },
  {
    id: 'limits.depositRace',
    says: 'Simultaneous deposits don’t exceed the limit',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order, limit } = await limited(kit, (amount) => 2.5 * amount);
      const answers = await Promise.all(Array.from({ length: many }, () => player.call('createRecharge', order)));
      const taken = answers.filter(isSuccess);
      const record = await player.call('rechargeRecord', pages);
      const ordered = sum(done(record).list.map(({ amount }) => amount));
      must(taken.length * order.amount <= limit, `At most ${limit} accepted in all`, ...taken);
      must(ordered <= limit, `At most ${limit} in the record`, record);
      must(taken.length > 0, 'Deposits up to the limit accepted', ...answers.slice(0, 2));
    },
  },
  {
    id: 'limits.lowest',
    says: 'Of several limits, the strictest applies',
    cites: ['RG-06'],
    async run(kit) {
      const { player, order } = await limited(kit, (amount) => 2 * amount, 2);
      done(await player.call('selfLimitSet', setting('deposit', 'month', order.amount / 2)));
      refused(await player.call('createRecharge', order), depositLimit, { as: { period: 'month' } });
    },
  },
  {
    id: 'limits.tighter',
    says: 'A tighter limit applies at once',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order } = await limited(kit, (amount) => 2 * amount, 2);
      const set = await player.call('selfLimitSet', setting('deposit', 'day', order.amount / 2));
      must(Boolean(done(set).applied), 'applied, since it is tighter', set);
      refused(await player.call('createRecharge', order), depositLimit, { as: { limit: order.amount / 2 } });
    },
  },
  {
    id: 'limits.kinds',
    says: 'Every kind of limit accepts its maximum and its minimum, for each of its periods',
    cites: ['RG-04', 'RG-07', 'V-27'],
    async run(kit) {
      const player = await kit.player();
      for (const [kind, { min, max }] of Object.entries(ranges))
        for (const period of limitPeriods[kind as keyof typeof ranges])
          for (const value of [max, min]) {
            const set = await player.call('selfLimitSet', setting(kind, period, value));
            must(Boolean(done(set).applied), 'applied, since it is tighter', set);
          }
      const info = await player.call('selfLimitInfo');
      const { limits: all } = done(info);
      for (const [kind, { min }] of Object.entries(ranges)) {
        const own = all.filter((limit) => limit.kind === kind && limit.value === min);
        must(own.length === limitPeriods[kind as keyof typeof ranges].length, `Each limit of ${kind} at ${min}`, info);
      }
    },
  },
  {
    id: 'limits.odd',
    says: 'Limits outside 100 to 1,000,000 whole pesos, or 15 minutes to a day of play, are refused with 400',
    cites: ['V-27'],
    async run(kit) {
      const player = await kit.player();
      const { min, max, unit } = moneyLimit;
      for (const kind of ['deposit', 'loss', 'wager'])
        for (const value of [min - unit, min - 1, min + 1, max + 1, max + unit])
          refused(await player.call('selfLimitSet', setting(kind, 'day', value)), badParameter);
      for (const value of [sessionLimit.min - 1, sessionLimit.max + 1])
        refused(await player.call('selfLimitSet', setting('session', 'day', value)), badParameter);
      refused(await player.call('selfLimitSet', setting('session', 'week', sessionLimit.min)), badParameter);
    },
  },
];
