import { alreadyDone, tooOften, wrongCode } from '#contract/codes.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import { Skipped, type Check } from '../check.ts';
import { done, isRefused, must, refused } from '../expect.ts';

const { submitted, reviewing, sending } = withdrawalStates;
const onItsWay: readonly number[] = [submitted, reviewing, sending];

/** What a withdrawal that has been placed keeps from being used again: its proof, and its receiving account. */
export const payouts: Check[] = [
  {
    id: 'withdrawals.account',
    says: 'A receiving account can’t be deleted while a withdrawal to it is on its way (409)',
    cites: ['RG-14'],
    async run(kit) {
      const { player, body, answers } = await kit.withdrawal();
      const { orderNo } = done(answers[0]!);
      const { status } = done(await player.call('exchangeStatus', { orderNo }));
      if (!onItsWay.includes(status)) throw new Skipped('The withdrawal is no longer on its way');
      const { accountId: id } = body;
      refused(await player.call('modifyBankInfo', { id, deleted: true }), alreadyDone);
      const known = await player.call('getBankInfo');
      must(
        done(known).list.some((each) => each.id === id),
        'The account in the list',
        known,
      );
    },
  },
  {
    id: 'withdrawals.otherKey',
    says: 'A payout report signed with the gateway’s key for payments is refused',
    cites: ['payloads M'],
    async run(kit) {
      const { player, answers } = await kit.withdrawal();
      const { orderNo } = done(answers[0]!);
      const forged = { orderNo, status: 'returned', reason: 'Forged' } as const;
      const sent = await kit.gateway().payout(forged, 'otherKey');
      must(isRefused(sent), 'An HTTP status of 4xx, such as 403', sent);
      const now = await player.call('exchangeStatus', { orderNo });
      must(done(now).status !== withdrawalStates.returned, 'Not returned', now);
    },
  },
  {
    id: 'withdrawals.proof',
    says: 'The one-time code of a withdrawal proves no other one (2003)',
    cites: ['V-16'],
    async run(kit) {
      const { player, body, answers, isOwnCode } = await kit.withdrawal();
      done(answers[0]!);
      if (!isOwnCode) throw new Skipped('A code of the configuration may be good for any number of withdrawals');
      const { withdrawalNumber, withdrawable, coin } = done(await player.call('getExchange'));
      if (withdrawalNumber === 0 || withdrawable < body.amount)
        throw new Skipped('The regular player can’t withdraw again today');
      const again = await player.call('exchange', body);
      must([wrongCode, tooOften].includes(again.verdict!), 'Refused with 2003', again);
      must((await player.coin()) === coin, `A balance of ${coin}`, again);
    },
  },
];
