import { depositLimit, notFound, tooOften } from '#contract/codes.ts';
import { loosening } from '#contract/protection.ts';
import type { Check } from '../check.ts';
import { done, must, refused } from '../expect.ts';
import { limited, ranges, setting } from '../limited.ts';

/** How far the times of a looser limit may be from a day and 72 hours, milliseconds. */
const tolerance = 60_000;

/** How limits get looser: never at once. */
export const looserLimits: Check[] = [
  {
    id: 'limits.looser',
    says: 'A looser limit stays pending for a day: the old one applies, and confirming it early is refused with 429',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order } = await limited(kit, (amount) => amount / 2, 2);
      const set = await player.call('selfLimitSet', setting('deposit', 'day', 4 * order.amount));
      const { applied, effectiveAt, id } = done(set);
      const due = kit.client.serverTime() + loosening.wait - tolerance;
      must(!applied && effectiveAt > due, 'Not applied, and in effect a day from now', set);
      const info = await player.call('selfLimitInfo');
      const pending = done(info).limits.find(({ kind }) => kind === 'deposit')?.pending;
      for (const each of [pending, done(set).pending ?? pending])
        must(
          each?.effectiveAt === effectiveAt && Math.abs(each.confirmBy - effectiveAt - loosening.confirm) < tolerance,
          'Pending, with confirmBy 72 hours after effectiveAt',
          set,
          info,
        );
      refused(await player.call('selfLimitConfirm', { id }), tooOften, { with: ['retryAfter'] });
      refused(await player.call('createRecharge', order), depositLimit);
    },
  },
  {
    id: 'limits.removed',
    says: 'No kind of limit can be loosened or removed (0) at once',
    cites: ['RG-04', 'RG-07'],
    async run(kit) {
      const player = await kit.player();
      for (const [kind, { min, max }] of Object.entries(ranges))
        for (const value of [max, 0]) {
          const tight = await player.call('selfLimitSet', setting(kind, 'day', min));
          const set = await player.call('selfLimitSet', setting(kind, 'day', value));
          must(!done(set).applied, 'Not applied', tight, set);
          const info = await player.call('selfLimitInfo');
          const own = done(info).limits.find((limit) => limit.kind === kind);
          must(own?.value === min, `Still a limit of ${min} for ${kind}`, set, info);
        }
    },
  },
  {
    id: 'limits.others',
    says: 'Nobody can confirm or cancel another player’s pending limit (404)',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order } = await limited(kit, (amount) => amount / 2, 2);
      const { id } = done(await player.call('selfLimitSet', setting('deposit', 'day', 4 * order.amount)));
      const other = await kit.player();
      refused(await other.call('selfLimitCancelPending', { id }), notFound);
      refused(await other.call('selfLimitConfirm', { id }), notFound);
      const info = await player.call('selfLimitInfo');
      const own = done(info).limits.find(({ kind }) => kind === 'deposit');
      must(own?.pending !== undefined, 'The looser limit is still pending', info);
    },
  },
  {
    id: 'limits.confirmed',
    says: 'A looser limit applies once it is confirmed after its day',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order } = await limited(kit, (amount) => amount / 2, 2);
      const { id } = done(await player.call('selfLimitSet', setting('deposit', 'day', 4 * order.amount)));
      await kit.ahead(player, async (put) => {
        await put(loosening.wait + tolerance);
        done(await player.call('selfLimitConfirm', { id }));
        done(await player.call('createRecharge', order));
      });
    },
  },
  {
    id: 'limits.lapses',
    says: 'A looser limit never applies by itself, and 72 hours after its day it can’t be confirmed any more (404)',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order, limit } = await limited(kit, (amount) => amount / 2, 2);
      const { id } = done(await player.call('selfLimitSet', setting('deposit', 'day', 4 * order.amount)));
      await kit.ahead(player, async (put) => {
        await put(loosening.wait + tolerance);
        refused(await player.call('createRecharge', order), depositLimit, { as: { limit } });
        await put(loosening.wait + loosening.confirm + tolerance);
        refused(await player.call('selfLimitConfirm', { id }), notFound);
        refused(await player.call('createRecharge', order), depositLimit, { as: { limit } });
        const info = await player.call('selfLimitInfo');
        const own = done(info).limits.find(({ kind }) => kind === 'deposit');
        must(own?.value === limit && !own.pending, `A limit of ${limit}, and nothing pending`, info);
      });
    },
  },
  {
    id: 'limits.cancelled',
    says: 'Cancelling a pending limit keeps the old one, and confirming the cancelled one is refused with 404',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order, limit } = await limited(kit, (amount) => amount / 2, 2);
      const { id } = done(await player.call('selfLimitSet', setting('deposit', 'day', 4 * order.amount)));
      const cancelled = await player.call('selfLimitCancelPending', { id });
      const info = await player.call('selfLimitInfo');
      for (const { limits: all } of [done(cancelled), done(info)]) {
        const own = all.find(({ kind }) => kind === 'deposit');
        must(own?.value === limit && !own.pending, `A limit of ${limit}, and nothing pending`, cancelled, info);
      }
      refused(await player.call('selfLimitConfirm', { id }), notFound);
      refused(await player.call('createRecharge', order), depositLimit);
    },
  },
  {
    id: 'limits.overtaken',
    says: 'A tighter limit cancels a pending looser one: nothing is pending, and confirming it is refused with 404',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order, limit } = await limited(kit, (amount) => amount);
      const { id } = done(await player.call('selfLimitSet', setting('deposit', 'day', 2 * limit)));
      const tighter = order.amount / 2;
      const set = await player.call('selfLimitSet', setting('deposit', 'day', tighter));
      const info = await player.call('selfLimitInfo');
      const own = done(info).limits.find(({ kind }) => kind === 'deposit');
      must(own?.value === tighter && !own.pending, `A limit of ${tighter}, and nothing pending`, set, info);
      refused(await player.call('selfLimitConfirm', { id }), notFound);
    },
  },
  {
    id: 'limits.again',
    says: 'After another looser limit, the one that was cancelled before neither confirms nor cancels it (404)',
    cites: ['RG-04'],
    async run(kit) {
      const { player, order } = await limited(kit, (amount) => amount / 2, 2);
      const earlier = done(await player.call('selfLimitSet', setting('deposit', 'day', 4 * order.amount)));
      done(await player.call('selfLimitCancelPending', { id: earlier.id }));
      const { id } = done(await player.call('selfLimitSet', setting('deposit', 'day', 0)));
      refused(await player.call('selfLimitConfirm', { id: earlier.id }), notFound);
      refused(await player.call('selfLimitCancelPending', { id: earlier.id }), notFound);
      const info = await player.call('selfLimitInfo');
      const own = done(info).limits.find(({ kind }) => kind === 'deposit');
      must(own?.id === id && own.pending?.value === 0, 'The later one still pending, under its own id', info);
    },
  },
  {
    id: 'limits.copies',
    says: 'A late copy of a limit doesn’t undo a tighter one that was set after it',
    cites: ['RG-04', 'I1'],
    async run(kit) {
      const player = await kit.player();
      const { amount } = await kit.depositOf();
      const body = player.sentBy('selfLimitSet', setting('deposit', 'day', 2 * amount));
      done(await player.call('selfLimitSet', body));
      done(await player.call('selfLimitSet', setting('deposit', 'day', amount)));
      done(await player.call('selfLimitSet', body));
      const info = await player.call('selfLimitInfo');
      const limit = done(info).limits.find(({ kind }) => kind === 'deposit');
      must(limit?.value === amount && !limit.pending, `A limit of ${amount}, and nothing pending`, info);
    },
  },
];
