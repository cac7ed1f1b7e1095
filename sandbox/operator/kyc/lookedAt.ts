import { createHash } from 'node:crypto';
import * as codes from '#contract/codes.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import { Refusal } from '../http/refusal.ts';
import { personsOf } from './apart.ts';
import { imagesOf } from './images.ts';

/** Hexadecimal digits of a version: too many for a player to find another check that has the same. */
const versionLength = 32;

/**
 * What staff look at in an account's identity check, also of a closed account: document, pictures, and all persons that
 * the account has given, even without a check; with a version that changes whenever any of it does. Null without both.
 */
export async function shownCheck(db: Db, userId: number) {
  const columns = ['idType', 'idNo', 'realName', 'birthday', 'expiry'] as const;
  const check = await db.selectFrom('kycChecks').select(columns).where('userId', '=', userId).executeTakeFirst();
  const persons = (await personsOf(db, userId)).toSorted((one, other) =>
    JSON.stringify(one) < JSON.stringify(other) ? -1 : 1,
  );
  if (!check && persons.length === 0) return null;
  const shown = { ...check, pictures: await imagesOf(db, userId), persons };
  const version = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, versionLength);
  return { ...shown, version };
}

/**
 * Throws unless the check of a locked player still has the version that staff have looked at: null if they saw nothing.
 * Without a version nothing is compared.
 */
export async function checkLookedAt(trx: Trx, userId: number, version: string | null | undefined): Promise<void> {
  if (version === undefined) return;
  const shown = await shownCheck(trx, userId);
  if ((shown?.version ?? null) !== version)
    throw new Refusal(codes.alreadyDone, `The identity check of ${userId} has changed: look at it again`);
}
