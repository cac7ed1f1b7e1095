/** Migration: a bet counts once its round is settled, so open ones don't yet. */
export const countedTables = [
  `update users set bet = users.bet - placed.bet from (
    select stays.user_id, sum(rounds.bet) as bet from rounds join stays on stays.id = rounds.stay_id
    where coin_after_bet is not null and coin_after_win is null and coin_after_rollback is null
    group by stays.user_id
  ) as placed where placed.user_id = users.id`,
  `alter table rounds drop column counted`,
] as const;

/** Migration: the player of each round, and an index of rounds that are neither settled nor rolled back by player. */
export const openRoundTables = [
  `alter table rounds add column user_id integer`,
  `update rounds set user_id = stays.user_id from stays where stays.id = rounds.stay_id`,
  `alter table rounds alter column user_id set not null`,
  `create index rounds_open on rounds (user_id)
    where coin_after_bet is not null and coin_after_win is null and coin_after_rollback is null`,
] as const;

/** Migration: a gap in the signs of a player is no play; what had counted as one span until now stays one. */
export const playedTables = [
  `alter table stays add column played int8multirange not null default '{}'`,
  `update stays set played = int8multirange(int8range(opened_at, greatest(seen_at, opened_at) + 90000))`,
  `alter table stays drop column seen_at`,
] as const;
