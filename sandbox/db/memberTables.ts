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

/** Migration: an identity has one bind ticket, the latest. */
export const ticketTables = [
  `delete from bind_tickets where exists (
    select from bind_tickets as later where later.type = bind_tickets.type and later.subject = bind_tickets.subject
    and (later.expires_at, later.hash) > (bind_tickets.expires_at, bind_tickets.hash))`,
  `create unique index bind_tickets_one_identity on bind_tickets (type, subject)`,
] as const;
