import { amountOutOfRange, badParameter } from '#contract/codes.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import { Skipped, type Check } from '../check.ts';
import { alike, done, isRefused, must } from '../expect.ts';
import type { Exchange } from '../network.ts';
import type { Player } from '../players.ts';

/** Throws unless an amount was refused as out of range. */
const beyond = (sent: Exchange<'exchange'>) =>
  must([amountOutOfRange, badParameter].includes(sent.verdict!), 'Refused with 3002 or 400', sent);

/** What a player can withdraw, hundredths; a check is skipped when none of today's withdrawals is left. */
async function withdrawableOf(player: Player): Promise<number> {
  const { withdrawalNumber, withdrawable } = done(await player.call('getExchange'));
  if (withdrawalNumber === 0) throw new Skipped('The regular player has no withdrawal left today');
  return withdrawable;
}

/** Withdrawals of the player who is able to make them. */
export const withdrawals: Check[] = [
  {
    id: 'withdrawals.copies',
    says: 'Simultaneous copies of a withdrawal are one order, debited once',
    cites: ['I1', 'A5', 'RG-14'],
    async run(kit) {
      const { player, amount, before, answers } = await kit.withdrawal();
      for (const each of answers) done(each);
      alike(answers, 'The first answer for every copy');
      const now = await player.call('getExchange');
      const isOne = done(now).withdrawalNumber === before.withdrawalNumber - 1;
      must(isOne, 'One withdrawal fewer left today', answers[0]!, now);
      must(
        done(now).list.some(({ orderNo }) => orderNo === done(answers[0]!).orderNo),
        'The order in its list',
        now,
      );
      const coin = before.coin - amount;
      must(done(answers[0]!).coin === coin, `A balance of ${coin}`, answers[0]!);
      must(done(now).coin === coin, `A balance of ${coin}, after all copies too`, answers[0]!, now);
    },
  },
  {
    id: 'withdrawals.unsigned',
    says: 'A payout report with no signature or a wrong one is refused',
    cites: ['payloads M'],
    async run(kit) {
      const { player, answers } = await kit.withdrawal();
      const { orderNo } = done(answers[0]!);
      for (const signing of ['missing', 'wrong'] as const) {
        const sent = await kit.gateway().payout({ orderNo, status: 'returned', reason: 'Forged' }, signing);
        must(isRefused(sent), 'An HTTP status of 4xx, such as 403', sent);
      }
      const now = await player.call('exchangeStatus', { orderNo });
      must(done(now).status !== withdrawalStates.returned, 'Not returned', now);
    },
  },
  {
    id: 'withdrawals.context',
    says: 'A payout report signed for another call, by another partner or at another time is refused',
    cites: ['payloads M'],
    async run(kit) {
      const { player, answers } = await kit.withdrawal();
      const { orderNo } = done(answers[0]!);
      for (const signing of ['otherCall', 'otherPartner', 'stale', 'early'] as const) {
        const sent = await kit.gateway().payout({ orderNo, status: 'returned', reason: 'Forged' }, signing);
        must(isRefused(sent), 'An HTTP status of 4xx, such as 403', sent);
      }
      const now = await player.call('exchangeStatus', { orderNo });
      must(done(now).status !== withdrawalStates.returned, 'Not returned', now);
    },
  },
  {
    id: 'withdrawals.returned',
    says: 'A returned withdrawal is credited once with its fee, has a reason, and stays returned whatever is reported later',
    cites: ['RG-14', 'payloads M'],
    async run(kit) {
      const { player, before, answers } = await kit.withdrawal();
      const { orderNo } = done(answers[0]!);
      const report = { orderNo, status: 'returned', reason: 'The account is closed' } as const;
      const gateway = kit.gateway();
      const sent = await Promise.all([gateway.payout(report), gateway.payout(report)]);
      sent.push(await gateway.payout(report));
      const now = await player.call('exchangeStatus', { orderNo });
      const { status, coin, timeline, reason } = done(now);
      must(status === withdrawalStates.returned && Boolean(reason), 'Returned (5), with a reason', ...sent, now);
      must(coin === before.coin, `A balance of ${before.coin}, as before`, ...sent, now);
      must(timeline.at(-1)?.status === status, 'The return as the last step of the timeline', now);
      const late = await gateway.payout({ orderNo, status: 'paid' });
      const still = done(await player.call('exchangeStatus', { orderNo }));
      const isStill = still.status === withdrawalStates.returned && still.coin === before.coin;
      must(isStill, 'Still returned after a late report that it was paid', late);
    },
  },
  {
    id: 'withdrawals.least',
    says: 'A withdrawal of the least amount is accepted, and of a hundredth less refused (3002 or 400)',
    cites: ['V-16'],
    async run(kit) {
      const { player, amount, answers, withdraw } = await kit.withdrawal();
      done(answers[0]!);
      await withdrawableOf(player);
      const coin = await player.coin();
      const sent = await withdraw(amount - 1);
      beyond(sent);
      must((await player.coin()) === coin, `A balance of ${coin}`, sent);
    },
  },
  {
    id: 'withdrawals.most',
    says: 'A withdrawal of the greatest amount is accepted, and of a hundredth more refused (3002 or 400)',
    cites: ['V-16'],
    async run(kit) {
      const gateway = kit.gateway();
      const { player, most, withdraw } = await kit.withdrawal();
      if ((await withdrawableOf(player)) <= most)
        throw new Skipped(`The regular player can’t withdraw more than ${most} hundredths`);
      const coin = await player.coin();
      const sent = await withdraw(most + 1);
      beyond(sent);
      must((await player.coin()) === coin, `A balance of ${coin}`, sent);
      const { orderNo } = done(await withdraw(most));
      const returned = await gateway.payout({ orderNo, status: 'returned', reason: 'A test of the range' });
      must((await player.coin()) === coin, `A balance of ${coin} after its return`, returned);
    },
  },
];
