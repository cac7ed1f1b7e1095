import * as codes from '#contract/codes.ts';
import type { Db } from '#sandbox/db/tables.ts';
import type { OperatorContext } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { attempt, budgetsAt, spend, spendAll } from './budgets.ts';
import type { Caps } from '../context/caps.ts';
import type { From } from './logins.ts';

const hour = 60 * 60 * 1_000;

/** A new player's name: an account in lower case, or a mobile number. */
type Name = { account: string } | { mobile: string };

type Where = Pick<From, 'address' | 'time'>;

/** Throws when a name is taken. */
async function checkFree(db: Db, name: Name): Promise<void> {
  const users = db.selectFrom('users').select('id');
  const [field, value] = 'account' in name ? (['account', name.account] as const) : (['mobile', name.mobile] as const);
  if (!(await users.where(field, '=', value).executeTakeFirst())) return;
  throw new Refusal(codes.taken, 'Already taken', { field });
}

/** Counts a new account for its device, its address and that one's networks, and throws beyond the cap. */
export async function countSignUp(
  db: Db,
  { deviceId, address, time }: From,
  { perDevice, perAddress }: Caps['signUps'],
) {
  // The address first: beyond its cap, ever new devices leave no rows.
  const budget = { name: 'sign-ups:address', most: perAddress, period: hour };
  await spendAll(db, budgetsAt(address, budget), time);
  if (deviceId) await spend(db, { name: `sign-ups:device:${deviceId}`, most: perDevice, period: hour }, time);
}

/** Throws when a name is taken, which an address learns only so often; beyond that, throws for any name. */
export async function learnFree({ db, caps }: OperatorContext, name: Name, { address, time }: Where): Promise<void> {
  const budget = { name: 'taken', most: caps.taken.perAddress, period: hour };
  await attempt(db, budgetsAt(address, budget), time, () => checkFree(db, name));
}

/**
 * Whether a registration is allowed, before any costly work: the name is free, which an address may ask only so
 * often, and neither the device nor the address has too many new accounts.
 */
export async function checkSignUp(operator: OperatorContext, name: Name, from: From): Promise<void> {
  await learnFree(operator, name, from);
  await countSignUp(operator.db, from, operator.caps.signUps);
}
