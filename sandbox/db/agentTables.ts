/** Migration: since when players are members of their recruiter, and the commission of past days. */
export const agentTables = [
  `alter table users add column pid_at bigint not null default 0`,
  `update users set pid_at = created_at where pid <> 0`,
  `alter table users add column commissioned_until bigint not null default 0`,
  `create table commissions (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    day bigint not null,
    bet bigint not null,
    valid integer not null,
    rate integer not null,
    amount bigint not null,
    claimed_at bigint,
    unique (user_id, day)
  )`,
] as const;
