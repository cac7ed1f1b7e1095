import * as codes from '#contract/codes.ts';
import { socialTypes, type Provider } from '#contract/loginKinds.ts';
import type { Db, Trx } from '#sandbox/db/tables.ts';
import type { Identity } from '#sandbox/db/tables/players.ts';
import { Refusal } from '../http/refusal.ts';
import { hashToken, randomToken } from './tokens.ts';

/** How long who came by a social log-in may take to say who they are here, in milliseconds. */
const ticketLife = 10 * 60 * 1_000;

/** Whose an identity is; 0 when it is nobody's. */
export async function playerOfIdentity(db: Db, { type, subject }: Identity): Promise<number> {
  const row = await db
    .selectFrom('identities')
    .select('userId')
    .where('type', '=', type)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.userId ?? 0;
}

/** Gives an identity to a player for good. One that is another's, or another of a kind that the player has, is refused; again the same changes nothing. */
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

/** What an identity that is nobody's may be bound by, once; it is kept nowhere. */
export async function issueTicket(db: Db, identity: Identity, time: number): Promise<string> {
  const ticket = randomToken();
  await db
    .insertInto('bindTickets')
    .values({ ...identity, hash: hashToken(ticket), expiresAt: time + ticketLife })
    .execute();
  return ticket;
}

/** Binds to a player the identity that a ticket stands for. One that is spent, expired or made up is refused. */
export async function redeemTicket(trx: Trx, ticket: string, userId: number, time: number): Promise<void> {
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
}

type Elsewhere = { [P in Provider as `${P}Account` | `${P}Name`]?: string };

/** What a player is called where the player is known from, as `UserInfo` has it. */
export async function namesElsewhere(db: Db, userId: number): Promise<Elsewhere> {
  const rows = await db
    .selectFrom('identities')
    .select(['type', 'account', 'name'])
    .where('userId', '=', userId)
    .execute();
  const providers = Object.keys(socialTypes) as Provider[];
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
