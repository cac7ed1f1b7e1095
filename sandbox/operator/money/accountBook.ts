import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { BankAccount } from '#contract/endpoints/accounts.ts';
import { isRealName, kycStates, plainName } from '#contract/kyc.ts';
import { accountStates, comparedName } from '#contract/payouts.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { checkOf } from '../kyc/checks.ts';
import { accountKinds } from './payoutMethods.ts';

const bad = (field: string, message: string) => new Refusal(codes.badParameter, message, { field });

/** So many digits of an account's number are shown at most, and never more than half of them. */
const shownDigits = 5;

/** A number with all but its beginning and end hidden. */
export function maskedNo(number: string): string {
  const shown = Math.min(shownDigits, Math.floor(number.length / 2));
  const first = Math.floor(shown / 2);
  return `${number.slice(0, first)}${'*'.repeat(number.length - shown)}${number.slice(first - shown)}`;
}

/** A kind of account by its id and name; one that is not there is refused. */
export function kindOf(bankId: number, name: string) {
  const kind = accountKinds.find((each) => each.bankId === bankId);
  if (kind?.name !== name) throw bad('bankId', 'No such kind of account');
  return kind;
}

/** A number as it is kept: its digits, as many as this kind has. */
export function checkNumber(number: string, { lengths, prefix = '' }: ReturnType<typeof kindOf>): string {
  const digits = number.replace(/[\s-]/g, '');
  if (!/^\d+$/.test(digits) || !lengths.includes(digits.length) || !digits.startsWith(prefix ?? ''))
    throw bad('accountNo', `${lengths.join(' or ')} digits${prefix ? `, beginning with ${prefix}` : ''}`);
  return digits;
}

/** The holder's name, which is the player's own once that is known (checklist V-21). */
export async function checkHolder(db: Db, userId: number, accountName: string, time: number): Promise<string> {
  const name = plainName(accountName);
  if (!isRealName(name)) throw bad('accountName', '2 to 60 letters');
  const { status, realName } = await checkOf(db, userId, time);
  if (status === kycStates.passed && comparedName(name) !== comparedName(realName ?? ''))
    throw new Refusal(codes.otherName, 'The account must be in your own name', { field: 'accountName' });
  return name;
}

const columns = ['id', 'bankId', 'name', 'accountName', 'accountNo', 'branch', 'isDefault', 'status'] as const;

/** One of a player's accounts, with its number; nothing if it is not there. */
export const accountOf = (db: Db, userId: number, id: number) =>
  accountsOf(db, userId).where('id', '=', id).executeTakeFirst();

/** A player's accounts, the usual one first. */
export const accountsOf = (db: Db, userId: number) =>
  db
    .selectFrom('bankAccounts')
    .select(columns)
    .where('userId', '=', userId)
    .where('deleted', '=', false)
    .orderBy('isDefault', 'desc')
    .orderBy('id');

type Row = NonNullable<Awaited<ReturnType<typeof accountOf>>>;

/** An account as its owner is told of it. */
export const describeAccount = ({ accountNo, ...account }: Row): BankAccount => ({
  ...account,
  accountNo: maskedNo(accountNo),
  editable: account.status !== accountStates.reviewing,
});

/** Refuses to touch an account that a withdrawal is on its way to. */
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

/** Has exactly this account be the usual one. */
export async function makeDefault(trx: Trx, userId: number, id: number): Promise<void> {
  await trx
    .updateTable('bankAccounts')
    .set({ isDefault: sql<boolean>`id = ${id}` })
    .where('userId', '=', userId)
    .execute();
}

/** A player's accounts by their kind, of each kind the usual or the oldest one (spec §3). */
export async function bankListOf(db: Db, userId: number): Promise<Record<string, BankAccount>> {
  const rows = await accountsOf(db, userId).execute();
  return Object.fromEntries(rows.toReversed().map((row) => [String(row.bankId), describeAccount(row)]));
}
