/** Migration: a gap in the signs of a player is no play; what had counted as one span until now stays one. */
export const playedTables = [
  `alter table stays add column played int8multirange not null default '{}'`,
  `update stays set played = int8multirange(int8range(opened_at, greatest(seen_at, opened_at) + 90000))`,
  `alter table stays drop column seen_at`,
] as const;
