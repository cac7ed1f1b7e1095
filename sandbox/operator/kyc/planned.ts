import type { Trx } from '#sandbox/db/tables.ts';
import { checkRef } from '../mail/letters.ts';
import { takeBackMail } from '../mail/sendMail.ts';
import { apartFrom, type Person } from './apart.ts';

/** Decision time of an identity check without a planned verdict, milliseconds. */
export const never = Number.MAX_SAFE_INTEGER;

/** The checks whose planned verdict isn't due. */
export const plannedChecks = (trx: Trx, time: number) =>
  trx
    .selectFrom('kycChecks')
    .select(['userId', 'realName', 'birthday', 'idNo', 'decidedAt'])
    .where('decidedAt', '>', time)
    .where('decidedAt', '<', never);

/** Has a planned check wait for staff instead. */
export async function awaitStaff(trx: Trx, { userId, decidedAt }: { userId: number; decidedAt: number }, time: number) {
  const planned = trx.updateTable('kycChecks').set({ decidedAt: never }).where('userId', '=', userId);
  const { numUpdatedRows } = await planned.where('decidedAt', '=', decidedAt).executeTakeFirstOrThrow();
  // Staff may have decided it since it was read.
  if (numUpdatedRows === 0n) return;
  await takeBackMail(trx, checkRef({ userId, time: decidedAt }), time);
}

/** Has the planned checks of other players wait for staff that give the number that this player gives, of any type. */
export async function holdNumber(trx: Trx, userId: number, person: Person, time: number): Promise<void> {
  const isApart = await apartFrom(trx, userId);
  const known = plannedChecks(trx, time).where('idNo', '=', person.idNo).where('userId', '!=', userId);
  const locked = await known.orderBy('userId').forUpdate().execute();
  for (const check of locked) if (!isApart(person, check)) await awaitStaff(trx, check, time);
}
