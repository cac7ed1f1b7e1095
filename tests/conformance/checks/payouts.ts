import { alreadyDone, tooOften, wrongCode } from '#contract/codes.ts';
import type { BankAccount } from '#contract/endpoints/accounts.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import { Skipped, type Check } from '../check.ts';
import { isSuccess } from '../client.ts';
import { digits, drawn } from '../drawn.ts';
import { done, isRefused, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import { newNumber } from '../newNumber.ts';
import { codeFor } from '../withdrawal.ts';

/** The digits of an account number where the operator doesn’t say. */
const usualLength = 11;
const { submitted, reviewing, sending } = withdrawalStates;
const onItsWay: readonly number[] = [submitted, reviewing, sending];

/** A receiving account of the same kind and holder as one of these, of a new player with a number of their own. */
async function accountLike(kit: Kit, list: readonly BankAccount[], id: number): Promise<number> {
  const { bankId, name, accountName } = list.find((each) => each.id === id)!;
  const player = await kit.player();
  done(await player.call('bindAccount', { ...(await newNumber(player)), password: player.password }));
  const { kinds } = done(await player.call('getBankInfo'));
  const kind = kinds.find((each) => each.bankId === bankId && each.name === name);
  const prefix = kind?.prefix ?? '';
  const accountNo = prefix + drawn(digits, (kind?.lengths[0] ?? usualLength) - prefix.length);
  const { smsCode } = await codeFor(player, kit.config, kit.wait);
  const body = { bankId, name, accountName, accountNo, smsCode };
  return done(await player.call('addBankInfo', body)).bankInfo.id;
}

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
    id: 'withdrawals.otherAccount',
    says: 'Another player’s receiving account can’t be withdrawn to or deleted, even if its holder has the same name',
    cites: ['RG-14', 'V-21'],
    async run(kit) {
      const { player, amount, body, answers, withdraw } = await kit.withdrawal();
      done(answers[0]!);
      const { withdrawalNumber, withdrawable, coin } = done(await player.call('getExchange'));
      if (withdrawalNumber === 0 || withdrawable < amount)
        throw new Skipped('The regular player can’t withdraw again today');
      const accountId = await accountLike(kit, done(await player.call('getBankInfo')).list, body.accountId);
      const sent = await withdraw(amount, { accountId });
      must(!isSuccess(sent), 'Refused, such as with 400 and the field accountId', sent);
      must((await player.coin()) === coin, `A balance of ${coin}`, sent);
      const deleted = await player.call('modifyBankInfo', { id: accountId, deleted: true });
      must(!isSuccess(deleted), 'Refused, such as with 404', deleted);
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
