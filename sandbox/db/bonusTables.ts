/** Migration: turnover is counted by requirement, and bonus money is separated from own money. */
export const bonusTables = [
  `alter table rounds add column bonus_bet bigint not null default 0`,
  `alter table requirements add column id bigint generated always as identity`,
  `alter table requirements add column done bigint not null default 0`,
  `update requirements set done = greatest(least(users.turnover_done - (up_to - need), need), 0)
    from users where users.id = user_id`,
  `alter table users add column bonus_coin bigint not null default 0`,
  `update users set bonus_coin = held.amount from (
    select user_id, sum(case kind when 'reward' then need / 5 else need / 10 end) as amount
    from requirements where kind <> 'deposit' and done < need group by user_id
  ) as held where held.user_id = users.id`,
  `alter table requirements drop column up_to`,
  `create index requirements_left on requirements (user_id) where done < need`,
  `alter table users drop column turnover_needed, drop column turnover_done`,
] as const;
