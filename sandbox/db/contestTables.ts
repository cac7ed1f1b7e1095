/** Migration: when each round was settled, which rankings and missions count by; an index for that. */
export const contestTables = [
  `alter table rounds add column settled_at bigint`,
  `update rounds set settled_at = at where coin_after_win is not null and coin_after_rollback is null`,
  `create index rounds_by_settlement on rounds (settled_at)`,
] as const;
