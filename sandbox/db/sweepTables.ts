/** Migration: an act's expiry and an attempt's time, so that old rows can be swept; and indexes for that. */
export const sweepTables = [
  `alter table operations add column not_after bigint`,
  `alter table login_tries add column tried_at bigint not null default 0`,
  `create index operations_refused on operations (not_after) where state = 'refused'`,
  `create index tokens_by_end on tokens (expires_at)`,
  `create index events_by_time on events (received_at)`,
  `create index stays_unplayed on stays (opened_at) where demo or not launched`,
] as const;

/** Migration: indexes by which refused bets are swept, and games without any bet. */
export const refusedBetTables = [
  `create index rounds_refused on rounds (at) where coin_after_bet is null`,
  `create index stays_betless on stays (opened_at) where bet = 0`,
] as const;

/** Migration: an index by which visitors' events are swept before players'. */
export const visitorsEventTables = [
  `create index events_of_visitors on events (received_at) where user_id = 0`,
] as const;

/** Migration: marks the events of players who have deposited nothing yet, which are swept with visitors'. */
export const newcomersEventTables = [
  `alter table events add column newcomer boolean not null default false`,
  `create index events_of_newcomers on events (received_at) where newcomer`,
] as const;

/** Migration: an index by which completed acts that move no value are swept. */
export const valuelessActTables = [
  `create index operations_done_endless on operations (time) where state = 'done' and not_after is null`,
] as const;

/** Migration: an index by which completed acts are swept that move value only by what they claim. */
export const claimingActTables = [
  `create index operations_done_claiming on operations (time)
    where state = 'done' and call in ('actInviteClickInvite', 'followVisit')`,
] as const;

/** Migration: indexes by which the days on which players were here are swept, and revoked sessions. */
export const visitTables = [
  `create index claims_of_visits on claims (time) where starts_with(name, 'visit:')`,
  `create index tokens_revoked on tokens (created_at) where revoked`,
] as const;

/** Migration: indexes by which answers to reality checks are swept, and pictures for identity checks. */
export const evidenceTables = [
  `create index reality_acks_by_time on reality_acks (time)`,
  `create index kyc_images_by_time on kyc_images (time)`,
] as const;
