/** Migration: the deletions of accounts that players have requested. */
export const deletionTables = [
  `create table deletions (
    user_id integer primary key references users (id),
    requested_at bigint not null,
    deletes_at bigint not null,
    closed_at bigint,
    erased_at bigint
  )`,
  `create index deletions_open on deletions (deletes_at) where erased_at is null`,
] as const;
