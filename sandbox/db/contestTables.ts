/** Migration: when each round was settled, which rankings and missions count by; an index for that. */
export const contestTables = [
  `alter table rounds add column settled_at bigint`,
  `update rounds set settled_at = at where coin_after_win is not null and coin_after_rollback is null`,
  `create index rounds_by_settlement on rounds (settled_at)`,
] as const;

/**
 * Migration: contests whose scores are kept, with an index by place; the ranking's days, weeks and months in Manila
 * whose awards can still be claimed, filled from the rounds. Others are filled when they are first requested.
 */
export const scoreTables = [
  `create table contest_spans (
    id integer generated always as identity primary key,
    contest text not null,
    games integer[] not null,
    start_time bigint not null,
    end_time bigint not null,
    unique (contest, games, start_time, end_time)
  )`,
  `create index contest_spans_by_end on contest_spans (end_time)`,
  `create table contest_scores (
    span_id integer not null references contest_spans (id),
    user_id integer not null,
    value bigint not null,
    reached bigint not null,
    primary key (span_id, user_id)
  )`,
  `create index contest_scores_by_place on contest_scores (span_id, value desc, reached, user_id)`,
  `insert into contest_spans (contest, games, start_time, end_time)
    select 'bets', '{}'::integer[], (extract(epoch from began at time zone 'Asia/Manila') * 1000)::bigint,
      (extract(epoch from (began + length) at time zone 'Asia/Manila') * 1000)::bigint
    from (values ('day', interval '1 day', 8), ('week', interval '1 week', 2), ('month', interval '1 month', 2))
      as periods (kind, length, num)
    cross join lateral generate_series(0, num - 1) as back
    cross join lateral (select date_trunc(kind, now() at time zone 'Asia/Manila') - back * length as began) as spans`,
  `insert into contest_scores (span_id, user_id, value, reached)
    select contest_spans.id, stays.user_id, sum(rounds.bet), max(rounds.settled_at)
    from contest_spans
    inner join rounds on rounds.settled_at >= start_time and rounds.settled_at < end_time
    inner join stays on stays.id = rounds.stay_id
    group by contest_spans.id, stays.user_id`,
] as const;
