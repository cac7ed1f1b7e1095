import { lockPlayer } from '#sandbox/db/lockPlayer.ts';
import type { Trx } from '#sandbox/db/tables.ts';
import { isExcluded } from '../rg/exclusions.ts';
import { unbindAll } from './loginMethods.ts';
import { markProven } from './players.ts';
import { revoke } from './tokens.ts';

/** Forgets the devices on which a player has logged in, unless the player is excluded, which holds there, too. */
export async function forgetDevices(trx: Trx, userId: number, time: number): Promise<void> {
  if (await isExcluded(trx, userId, time)) return;
  await trx.deleteFrom('devices').where('userId', '=', userId).execute();
}

/**
 * Hands an account to the owner of its number, who has just given a code. If none had proven the number before, whoever
 * registered it loses the password, all sessions, the known devices and the providers' identities.
 */
export async function handToOwner(trx: Trx, userId: number, mobile: string, time: number): Promise<void> {
  await lockPlayer(trx, userId);
  if (!(await markProven(trx, userId, mobile, time))) return;
  await trx.updateTable('users').set({ passwordHash: null }).where('id', '=', userId).execute();
  await revoke(trx, { userId });
  await unbindAll(trx, userId);
  await forgetDevices(trx, userId, time);
}
