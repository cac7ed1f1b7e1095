import { kycStates } from '#contract/kyc.ts';
import { rgStates } from '#contract/protection.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Context } from '../context/handlers.ts';
import { hashToken } from '../identity/tokens.ts';
import { checkOf } from './checks.ts';
import { checkPerson, identityNeeded } from './mayPlay.ts';

/**
 * Throws for a player who is, or may be, excluded by another account, and while a session's device is also an excluded player's,
 * until this player's identity is verified, so that nobody plays on with a second account.
 */
export async function checkDevice(db: Db, { userId, token, time }: Pick<Context, 'userId' | 'token' | 'time'>) {
  await checkPerson(db, userId, time);
  const shared = await db
    .selectFrom('tokens')
    .innerJoin('devices', 'devices.deviceId', 'tokens.deviceId')
    .innerJoin('exclusions', 'exclusions.userId', 'devices.userId')
    .select('devices.userId')
    .where('tokens.hash', '=', hashToken(token))
    .where('devices.userId', '!=', userId)
    .where('exclusions.state', '=', rgStates.excluded)
    .where('exclusions.until', '>', time)
    .limit(1)
    .executeTakeFirst();
  if (!shared || (await checkOf(db, userId, time)).status === kycStates.passed) return;
  throw identityNeeded();
}

/** The players with an open game and a session on a device of an excluded player's, whose identity isn't verified. */
export async function playersOnDevices(trx: Trx, excludedId: number, time: number): Promise<number[]> {
  const rows = await trx
    .selectFrom('devices')
    .innerJoin('tokens', 'tokens.deviceId', 'devices.deviceId')
    .innerJoin('stays', 'stays.userId', 'tokens.userId')
    .select('tokens.userId')
    .distinct()
    .where('devices.userId', '=', excludedId)
    .where('tokens.userId', '!=', excludedId)
    .where('tokens.revoked', '=', false)
    .where('tokens.expiresAt', '>', time)
    .where('stays.closedAt', 'is', null)
    .where((row) => {
      const checks = row.selectFrom('kycChecks').select('kycChecks.userId');
      const own = checks.whereRef('kycChecks.userId', '=', 'tokens.userId');
      const passed = own.where('kycChecks.verdict', '=', kycStates.passed).where('kycChecks.decidedAt', '<=', time);
      return row.not(row.exists(passed));
    })
    .execute();
  return rows.map(({ userId }) => userId);
}
