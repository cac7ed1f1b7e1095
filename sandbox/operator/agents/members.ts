import { sql } from 'kysely';
import { rechargeStates } from '#contract/deposits.ts';
import type { Db } from '#sandbox/db/tables.ts';
import { returnedFriends } from '../kyc/former.ts';
import { generations, validRule } from './terms.ts';

/** The account in which a user plays, or played until the owner of its number took it over. */
export const playedIn = sql<number>`coalesce(users.left_id, users.id)`;

/** Whether what was done there at a time was the user's own: of one who has left it until then, of its owner since. */
export const isTheirs = (at: string) => sql<boolean>`(
  (users.left_id is null or ${sql.ref(at)} < users.created_at)
  and not exists (select from users as closed
    where closed.left_id = users.id and ${sql.ref(at)} < closed.created_at))`;

/** A user's deposits before a time, hundredths. */
const rechargeUntil = (time: number) => sql<number | string>`coalesce((
  select sum(recharges.amount) from recharges
  where recharges.user_id = ${playedIn} and ${isTheirs('recharges.paid_at')}
  and recharges.status = ${rechargeStates.paid} and recharges.paid_at < ${time}), 0)`;

/** A user's bets of own money in rounds settled before a time, hundredths. */
const betUntil = (time: number) => sql<number | string>`coalesce((
  select sum(rounds.bet - rounds.bonus_bet) from rounds inner join stays on stays.id = rounds.stay_id
  where stays.user_id = ${playedIn} and ${isTheirs('rounds.settled_at')}
  and not stays.demo and rounds.settled_at < ${time}), 0)`;

/** The members a player had recruited before a time, the latest first, with their deposits and bets until then. */
export const membersOf = (db: Db, userId: number, time: number) =>
  db
    .selectFrom('users')
    .select(['users.id', 'users.nickname', 'users.pidAt'])
    .select([rechargeUntil(time).as('recharge'), betUntil(time).as('bet')])
    .where('users.pid', '=', userId)
    .where('users.pidAt', '<', time)
    .orderBy('users.pidAt', 'desc')
    .orderBy('users.id', 'desc');

/** Whether a member is valid by the rule. */
export const isValid = ({ recharge, bet }: { recharge: number | string; bet: number | string }) =>
  Number(recharge) >= validRule.minRecharge && Number(bet) >= validRule.minBet;

const total = sql<number>`count(*)::integer`.as('total');

/**
 * The number of a player's members before a time, optionally since another, and of valid ones among them; nobody is
 * one again who comes back after deleting an account.
 */
export async function countMembers(db: Db, userId: number, time: number, since = 0) {
  const members = db
    .selectFrom('users')
    .select(total)
    .where('users.pid', '=', userId)
    .where('users.pidAt', '<', time)
    .where('users.pidAt', '>=', since);
  const returned = await returnedFriends(db, userId, time);
  const valid = members
    .where(rechargeUntil(time), '>=', validRule.minRecharge)
    .where(betUntil(time), '>=', validRule.minBet)
    .$if(returned.length > 0, (all) => all.where('users.id', 'not in', returned));
  return {
    direct: (await members.executeTakeFirstOrThrow()).total,
    valid: (await valid.executeTakeFirstOrThrow()).total,
  };
}

/** Whether a player has recruited anybody. */
export async function hasMembers(db: Db, userId: number): Promise<boolean> {
  const member = db.selectFrom('users').select('id').where('pid', '=', userId).limit(1);
  return (await member.executeTakeFirst()) !== undefined;
}

/**
 * The number of members below a player: direct members and theirs, down to a maximum depth, so that the query ends in
 * a ring, too.
 */
export async function teamOf(db: Db, userId: number): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    with recursive team (id, generation) as (
      select id, 1 from users where pid = ${userId}
      union
      select users.id, team.generation + 1 from users join team on users.pid = team.id and users.pid <> 0
      where team.generation < ${generations}
    )
    select count(distinct id)::integer as total from team where id <> ${userId}`.execute(db);
  return rows[0]!.total;
}
