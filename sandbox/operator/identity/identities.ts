import * as codes from '#contract/codes.ts';
import { socialTypes, type Provider } from '#contract/loginKinds.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Identity } from '#sandbox/db/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken, randomToken } from './tokens.ts';

/** How long a bind ticket from a social log-in is valid, in milliseconds. */
const ticketLife = 10 * 60 * 1_000;

/** The id of the player an identity is bound to; 0 when it is unbound. */
export async function playerOfIdentity(db: Db, { type, subject }: Identity): Promise<number> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('type', '=', type)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId ?? 0;
}

/** Binds an identity to a player, idempotently. Throws if it is another player's, or the player has another of its kind. */
export async function bindIdentity(trx: Trx, identity: Identity, userId: number, time: number): Promise<void> {
  const made = await trx
    .insertInto('identities')
    .values({ ...identity, userId, boundAt: time })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (made.numInsertedOrUpdatedRows) return;
  const owner = await playerOfIdentity(trx, identity);
  if (owner === userId) return;
  if (owner) throw new Refusal(codes.taken, 'Bound to another player', { field: 'type' });
  throw new Refusal(codes.alreadyDone, 'Another one is bound already', { field: 'type' });
}

/** Issues a single-use bind ticket for an unbound identity, instead of any before; only its hash is stored. */
export async function issueTicket(db: Db, identity: Identity, time: number): Promise<string> {
  const ticket = randomToken();
  const issued = { ...identity, hash: hashToken(ticket), expiresAt: time + ticketLife, used: false };
  await db
    .insertInto('bindTickets')
    .values(issued)
    .onConflict((conflict) => conflict.columns(['type', 'subject']).doUpdateSet(issued))
    .execute();
  return ticket;
}

/** Binds the ticket's identity to a player, and returns it. A used, expired or forged ticket is refused. */
export async function redeemTicket(trx: Trx, ticket: string, userId: number, time: number): Promise<Identity> {
  const identity = await trx
    .updateTable('bindTickets')
    .set({ used: true })
    .where('hash', '=', hashToken(ticket))
    .where('used', '=', false)
    .where('expiresAt', '>', time)
    .returning(['type', 'subject', 'account', 'name'])
    .executeTakeFirst();
  if (!identity) throw new Refusal(codes.badParameter, 'Log in there again', { field: 'bindTicket' });
  await bindIdentity(trx, identity, userId, time);
  return identity;
}

const providers = Object.keys(socialTypes) as Provider[];

/** The provider of an identity. */
export const providerOf = (type: number): Provider => providers.find((name) => socialTypes[name] === type)!;

type Elsewhere = { [P in Provider as `${P}Account` | `${P}Name`]?: string };

/** A player's names at the identity providers, as `UserInfo` has them. */
export async function namesElsewhere(db: Db, userId: number): Promise<Elsewhere> {
  const rows = await db
    .selectFrom('identities')
    .select(['type', 'account', 'name'])
    .where('userId', '=', userId)
    .execute();
  const named = providers.flatMap((provider) => {
    const row = rows.find(({ type }) => type === socialTypes[provider]);
    return row
      ? [
          [`${provider}Account`, row.account],
          [`${provider}Name`, row.name],
        ]
      : [];
  });
  return Object.fromEntries(named) as Elsewhere;
}
