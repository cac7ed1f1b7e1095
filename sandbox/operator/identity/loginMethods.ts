import * as codes from '#contract/codes.ts';
import type { Input } from '#contract/endpoints.ts';
import { socialTypes, type Provider } from '#contract/loginKinds.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Context, OperatorContext } from '../context/handlers.ts';
import { Refusal } from '../http/refusal.ts';
import { checkAllowed } from '../rg/exclusions.ts';
import { playerOf } from './players.ts';
import { checkProven, lockProven } from './reauthentication.ts';
import { notify } from './smsNotices.ts';

/**
 * How long the password suffices to remove an added number, in milliseconds; later that needs the number's own code.
 */
const undoPeriod = 3 * 24 * 60 * 60 * 1_000;

const providerTitles: Record<Provider, string> = { facebook: 'Facebook', line: 'LINE', google: 'Google' };

const ways = { mobile: 'phone number', account: 'account', ...providerTitles };

/** The providers by which a player can log in, as text; empty if there are none. */
export async function providersOf(db: Db, userId: number): Promise<string> {
  const rows = await db.selectFrom('identities').select('type').where('userId', '=', userId).execute();
  const providers = Object.keys(socialTypes) as Provider[];
  const own = providers.filter((provider) => rows.some(({ type }) => type === socialTypes[provider]));
  return own.map((provider) => providerTitles[provider]).join(', ');
}

/** Removes all social identities of a player. */
export const unbindAll = (db: Db, userId: number) => db.deleteFrom('identities').where('userId', '=', userId).execute();

/**
 * Removes one log-in method of a player and notifies the number. Requires a proof; the number or the account with its
 * password always stays, and a restricted player keeps what identifies them.
 */
export async function unbindMethod(
  { db }: OperatorContext,
  { method, ...proof }: Input<'unbindAccount'>,
  context: Context,
): Promise<void> {
  const { userId, time } = context;
  const player = await playerOf(db, userId);
  const social = method !== 'mobile' && method !== 'account';
  if (!social && player[method] === null) throw new Refusal(codes.notFound, 'There is none', { field: 'method' });
  if (!social) await checkAllowed(db, userId, time);
  const other = method === 'mobile' ? player.account && player.passwordHash : player.mobile;
  if (!social && !other) throw new Refusal(codes.alreadyDone, 'The last one stays', { field: 'method' });
  const isOld = method === 'mobile' && time > player.mobileBoundAt + undoPeriod;
  await checkProven(db, context, proof, isOld ? 'code' : undefined);

  await db.transaction().execute(async (trx) => {
    await lockProven(trx, context, player);
    await notify(trx, player.mobile, `Your ${ways[method]} can no longer log in.`, time);
    if (social) await unbindIdentity(trx, userId, method);
    else
      await trx
        .updateTable('users')
        .set({ [method]: null })
        .where('id', '=', userId)
        .execute();
  });
}

async function unbindIdentity(trx: Trx, userId: number, provider: Provider) {
  const { numDeletedRows } = await trx
    .deleteFrom('identities')
    .where('userId', '=', userId)
    .where('type', '=', socialTypes[provider])
    .executeTakeFirstOrThrow();
  if (!numDeletedRows) throw new Refusal(codes.notFound, 'There is none', { field: 'method' });
}

/** Notifies a player's number of a new log-in method, unless the number itself was just added. */
export async function tellOfMethod(db: Db, userId: number, method: keyof typeof ways, time: number): Promise<void> {
  const { mobile } = await playerOf(db, userId);
  if (method !== 'mobile') await notify(db, mobile, `Your ${ways[method]} can log in from now on.`, time);
}
