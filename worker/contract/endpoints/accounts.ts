import { read, write, ofFeature } from '../endpoint.ts';
import { bankAccount } from '../entities.ts';
import { flag, id, int, line, list, optional, record, text, type Infer } from '../schema.ts';

/**
 * A kind of receiving account: `name` is a payout method, `lengths` the valid numbers of digits, `prefix` the required
 * beginning.
 */
const accountKind = record({
  bankId: id,
  name: text,
  title: text,
  icon: optional(text),
  lengths: list(int),
  prefix: optional(text),
});

export type AccountKind = Infer<typeof accountKind>;
export type BankAccount = Infer<typeof bankAccount>;

const proof = { smsCode: optional(line) };
const spoils = ['getBankInfo', 'bindInfo'];

/**
 * Endpoints for receiving accounts (spec §7): a new number, holder or branch requires a one-time code of type 4;
 * setting the default and deleting don't.
 */
export const accounts = ofFeature('receivingAccounts', {
  getBankInfo: read(
    'The receiving accounts, numbers masked, and the kinds that can be added',
    {},
    { list: list(bankAccount), kinds: list(accountKind), most: int },
    { kept: 'user', extension: true },
  ),
  addBankInfo: write(
    'A new receiving account; its holder is the player as known (3005)',
    {
      bankId: id,
      name: line,
      accountName: line,
      accountNo: line,
      branch: optional(line),
      isDefault: optional(flag),
      ...proof,
    },
    { bankInfo: bankAccount },
    { money: true, spoils },
  ),
  modifyBankInfo: write(
    'Changes a receiving account, makes it the usual one, or deletes it; not while a withdrawal to it is on its way (409)',
    {
      id,
      accountName: optional(line),
      accountNo: optional(line),
      branch: optional(line),
      isDefault: optional(flag),
      deleted: optional(flag),
      ...proof,
    },
    { bankInfo: bankAccount },
    { money: true, spoils },
  ),
});
