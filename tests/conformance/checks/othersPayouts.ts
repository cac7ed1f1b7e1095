import { notFound } from '#contract/codes.ts';
import type { BankAccount } from '#contract/endpoints/accounts.ts';
import { Skipped, type Check } from '../check.ts';
import { isSuccess } from '../client.ts';
import { digits, drawn } from '../drawn.ts';
import { done, must, refused } from '../expect.ts';
import type { Kit } from '../kit.ts';
import { newNumber } from '../newNumber.ts';
import { codeFor } from '../withdrawal.ts';

/** The digits of an account number where the operator doesn’t say. */
const usualLength = 11;

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

/**
 * What players have of others’ withdrawals; after all checks of a withdrawal on its way, since a new player may put the
 * clock ahead, and with it the withdrawal’s end.
 */
export const othersPayouts: Check[] = [
  {
    id: 'withdrawals.own',
    says: 'Nobody can read another player’s withdrawal (404)',
    cites: ['payloads K'],
    async run(kit) {
      const { answers } = await kit.withdrawal();
      const { orderNo } = done(answers[0]!);
      refused(await (await kit.player()).call('exchangeStatus', { orderNo }), notFound);
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
];
