import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { BankAccount } from '#contract/endpoints/accounts.ts';
import { isRealName, plainName } from '#contract/typed/realName.ts';
import { kycStates } from '#contract/kyc.ts';
import { accountStates, comparedName } from '#contract/payouts.ts';
import { readAccountNumber } from '#contract/typed/accountNumber.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { checkOf } from '../kyc/checks.ts';
import { accountKinds } from './payoutMethods.ts';

const bad = (field: string, message: string) => new Refusal(codes.badParameter, message, { field });

/** At most this many digits of an account number are shown, and never more than half of them. */
const shownDigits = 5;

/** An account number with all but its beginning and end masked. */
export function maskedNo(number: string): string {
  const shown = Math.min(shownDigits, Math.floor(number.length / 2));
  const first = Math.floor(shown / 2);
  return `${number.slice(0, first)}${'*'.repeat(number.length - shown)}${number.slice(first - shown)}`;
}

/** A bank or e-wallet by its id and name; throws if there is none. */
export function kindOf(bankId: number, name: string) {
  const kind = accountKinds.find((each) => each.bankId === bankId);
  if (kind?.name !== name) throw bad('bankId', 'No such kind of account');
  return kind;
}

/** The normalized account number; throws unless it has the digits of its kind. */
export function checkNumber(typed: string, kind: ReturnType<typeof kindOf>): string {
  const number = readAccountNumber(typed, kind);
  if (number !== null) return number;
  const { lengths, prefix } = kind;
  throw bad('accountNo', `${lengths.join(' or ')} digits${prefix ? `, beginning with ${prefix}` : ''}`);
}

/** The account holder's name, which must match the verified identity once there is one (checklist V-21). */
export async function checkHolder(db: Db, userId: number, accountName: string, time: number): Promise<string> {
  const name = plainName(accountName);
  if (!isRealName(accountName)) throw bad('accountName', '2 to 60 letters');
  const { status, realName } = await checkOf(db, userId, time);
  if (status === kycStates.passed && comparedName(name) !== comparedName(realName ?? ''))
    throw new Refusal(codes.otherName, 'The account must be in your own name', { field: 'accountName' });
  return name;
}

const columns = ['id', 'bankId', 'name', 'accountName', 'accountNo', 'branch', 'isDefault', 'status'] as const;

/** A player's receiving account with its full number; undefined if there is none. */
export const accountOf = (db: Db, userId: number, id: number) =>
  accountsOf(db, userId).where('id', '=', id).executeTakeFirst();

/** A player's receiving accounts, the default first. */
export const accountsOf = (db: Db, userId: number) =>
  db
    .selectFrom('bankAccounts')
    .select(columns)
    .where('userId', '=', userId)
    .where('deleted', '=', false)
    .orderBy('isDefault', 'desc')
    .orderBy('id');

type Row = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/** A receiving account as sent to its owner, with the number masked. */
export const describeAccount = ({ accountNo, ...account }: Row): BankAccount => ({
  ...account,
  accountNo: maskedNo(accountNo),
  editable: account.status !== accountStates.reviewing,
});

/** Throws while a withdrawal to this account is under way. */
export async function checkIdle(trx: Trx, accountId: number): Promise<void> {
  const busy = await trx
    .selectFrom('withdrawals')
    .select('orderNo')
    .where('accountId', '=', accountId)
    .where('settled', '=', false)
    .limit(1)
    .executeTakeFirst();
  if (busy) throw new Refusal(codes.alreadyDone, 'A withdrawal to this account is on its way');
}

/** Makes this account the player's only default. */
export async function makeDefault(trx: Trx, userId: number, id: number): Promise<void> {
  await trx
    .updateTable('bankAccounts')
    .set({ isDefault: sql<boolean>`id = ${id}` })
    .where('userId', '=', userId)
    .execute();
}

/** A player's accounts by kind: of each the default, else the oldest (spec §3). */
export async function bankListOf(db: Db, userId: number): Promise<Record<string, BankAccount>> {
  const rows = await accountsOf(db, userId).execute();
  return Object.fromEntries(rows.toReversed().map((row) => [String(row.bankId), describeAccount(row)]));
}
