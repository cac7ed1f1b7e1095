import * as codes from '#contract/codes.ts';
import { kycStates } from '#contract/kyc.ts';
import type { IdType } from '#contract/typed/idNumber.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { isExcluded } from '../rg/exclusions.ts';
import { forgetApart, type Person } from './apart.ts';
import { taken } from './checks.ts';
import { keepAsVerified } from './earlier.ts';
import { matchesAmong } from './matches.ts';
import { accountsLike, judgePerson, type Doubt } from './persons.ts';

const refusal = (message: string) => new Refusal(codes.taken, message);

const accountsOf = (doubts: Doubt[]) => doubts.flatMap((doubt) => (doubt.why === 'person' ? [doubt.userId] : []));

/** Throws while staff haven't decided whether a person is that of accounts that may match, but for these. */
export function checkApart(doubts: Doubt[], decided: readonly number[] = []): void {
  const accounts = accountsOf(doubts).filter((each) => !decided.includes(each));
  if (accounts.length > 0) throw refusal(`May be the person of ${accounts.join(', ')}: tell them apart first`);
}

/**
 * Records that a locked, excluded player's person is also that of other accounts, and recognised by the exclusion from
 * now on as given there. Throws for a player who isn't excluded, as one person has one account to play with, for an
 * account that has nobody like this person, and as long as a further one may be theirs.
 */
export async function recordSamePerson(
  trx: Trx,
  userId: number,
  check: Person & { idType: IdType },
  others: readonly number[],
  time: number,
): Promise<void> {
  if (!(await isExcluded(trx, userId, time))) throw refusal('One person has one account, and this one isn’t excluded');
  await forgetApart(trx, userId, others);
  const doubts = await judgePerson(trx, check, userId, time);
  const alike = accountsOf(doubts);
  const stranger = others.find((other) => !alike.includes(other));
  if (stranger !== undefined) throw refusal(`${stranger} has nobody like this person`);
  checkApart(doubts, others);
  const checks = trx.selectFrom('kycChecks').where('freed', '=', false).where('userId', '!=', userId);
  const verified = checks.where('idType', '=', check.idType).where('idNo', '=', check.idNo);
  const holders = await verified.select('userId').where('verdict', '=', kycStates.passed).execute();
  if (holders.some((holder) => !others.includes(holder.userId))) throw taken();
  for (const person of await matchingPersons(trx, userId, check, others, time))
    await keepAsVerified(trx, userId, person);
}

/**
 * The persons that these accounts have given by a document, as far as they match a check: an account that the owner of
 * its number has taken over has persons of both.
 */
async function matchingPersons(trx: Trx, userId: number, check: Person, others: readonly number[], time: number) {
  const matching: Person[] = [];
  for (const other of await accountsLike(trx, check, userId, time, 'standing'))
    if (others.includes(other.userId) && other.idNo !== '' && (await matchesAmong([other], check)).length > 0)
      matching.push(other);
  return matching;
}
