import { sql } from 'kysely';
import type { Trx } from '#sandbox/db/tables.ts';
import { checkRef } from '../mail/letters.ts';
import { takeBackMails } from '../mail/sendMail.ts';
import { apartFrom, type Person } from './apart.ts';

/** Decision time of an identity check without a planned verdict, milliseconds. */
export const never = Number.MAX_SAFE_INTEGER;

/** The checks whose planned verdict isn't due. */
const plannedChecks = (trx: Trx, time: number) =>
  trx
    .selectFrom('kycChecks')
    .select(['userId', 'realName', 'birthday', 'idNo', 'decidedAt'])
    .where('decidedAt', '>', time)
    .where('decidedAt', '<', never);

/** Has planned checks, whose rows are locked, wait for staff instead. */
async function awaitStaff(trx: Trx, locked: readonly { userId: number; decidedAt: number }[], time: number) {
  if (locked.length === 0) return;
  const owners = locked.map(({ userId }) => userId);
  const held = trx.updateTable('kycChecks').set({ decidedAt: never });
  await held.where(sql<boolean>`user_id = any(${owners}::integer[])`).execute();
  const refs = locked.map(({ userId, decidedAt }) => checkRef({ userId, time: decidedAt }));
  await takeBackMails(trx, refs, time);
}

/** Has those checks of these players whose verdict is planned wait for staff instead. */
export async function holdChecks(trx: Trx, userIds: readonly number[], time: number): Promise<void> {
  if (userIds.length === 0) return;
  const planned = plannedChecks(trx, time).where(sql<boolean>`user_id = any(${userIds}::integer[])`);
  await awaitStaff(trx, await planned.orderBy('userId').forUpdate().execute(), time);
}

/** Has the planned checks of other players wait for staff that give the number that this player gives, of any type. */
export async function holdNumber(trx: Trx, userId: number, person: Person, time: number): Promise<void> {
  const isApart = await apartFrom(trx, userId);
  const known = plannedChecks(trx, time).where('idNo', '=', person.idNo).where('userId', '!=', userId);
  const locked = await known.orderBy('userId').forUpdate().execute();
  const held = locked.filter((check) => !isApart(person, check));
  await awaitStaff(trx, held, time);
}
