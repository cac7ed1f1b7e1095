import * as v from 'valibot';
import { greatestId } from '#contract/longest.ts';
import type { Db } from '#sandbox/db/tables.ts';

/** The entries of a body by which it names a player: one of the two, as whoever registered by phone has no account. */
export const playerName = {
  account: v.exactOptional(v.string()),
  userId: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(greatestId))),
};

/** A player's name in a body: an account, or an id. */
export interface PlayerName {
  account: string | undefined;
  userId: number | undefined;
}

/** The player of a name, if there is one. Throws unless exactly one of `account` and `userId` is given. */
export async function findPlayer(db: Db, name: PlayerName): Promise<{ id: number } | undefined> {
  const { account, userId } = v.parse(oneName, name);
  const users = db.selectFrom('users').select('id');
  const named = userId === undefined ? users.where('account', '=', account!) : users.where('id', '=', userId);
  return named.executeTakeFirst();
}

const oneName = v.pipe(
  v.object({ account: v.optional(v.string()), userId: v.optional(v.number()) }),
  v.check(
    ({ account, userId }) => (account === undefined) !== (userId === undefined),
    'Name the player by either "account" or "userId"',
  ),
);
