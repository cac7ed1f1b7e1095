/** Migration: social identities, personal data, and details of sessions. */
export const memberTables = [
  `alter table tokens add column id integer generated always as identity`,
  `alter table tokens add column place text not null default ''`,
  `create table identities (
    type integer not null,
    subject text not null,
    user_id integer not null references users (id),
    account text not null,
    name text not null,
    bound_at bigint not null,
    primary key (type, subject),
    unique (user_id, type)
  )`,
  `create table bind_tickets (
    hash text primary key,
    type integer not null,
    subject text not null,
    account text not null,
    name text not null,
    expires_at bigint not null,
    used boolean not null default false
  )`,
  `create table user_others (
    user_id integer primary key references users (id),
    real_name text,
    birthday text,
    gender text,
    email text,
    nationality text,
    region text,
    province text,
    city text,
    barangay text,
    address text,
    zip text,
    occupation text,
    source_of_funds text
  )`,
] as const;
