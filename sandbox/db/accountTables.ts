/** Migration: the devices of players and sessions, and who requested a one-time code. */
export const accountTables = [
  `alter table tokens add column device_id text not null default ''`,
  `create table devices (
    user_id integer not null references users (id),
    device_id text not null,
    seen_at bigint not null,
    primary key (user_id, device_id)
  )`,
  `create index devices_by_id on devices (device_id)`,
  `alter table codes add column asker text not null default ''`,
  `alter table codes add column own boolean not null default false`,
  `alter table codes add column address text not null default ''`,
  `create index codes_by_time on codes (sent_at)`,
] as const;

/** Migration: the proofs of a change of a log-in method, and the notices about it. */
export const loginMethodTables = [
  `alter table tokens add column proven_by text not null default ''`,
  `alter table tokens add column proven_at bigint not null default 0`,
  `alter table users add column mobile_bound_at bigint not null default 0`,
  `create table sms_notices (
    id integer generated always as identity primary key,
    mobile text not null,
    text text not null,
    sent_at bigint not null
  )`,
] as const;

/**
 * Migration: an identity document belongs to one player, by its type and number, from their check on unless it is
 * rejected. If several players have one document, the first keeps it; the others are asked again.
 */
export const documentTables = [
  `update kyc_checks set verdict = 3, reason = 'This document is known for another player', fields = '["idNo"]'
    where verdict = 2 and exists (
      select 1 from kyc_checks as earlier
      where earlier.id_type = kyc_checks.id_type and earlier.id_no = kyc_checks.id_no and earlier.verdict = 2
        and (earlier.submitted_at, earlier.user_id) < (kyc_checks.submitted_at, kyc_checks.user_id)
    )`,
  `create unique index kyc_checks_one_document on kyc_checks (id_type, id_no) where verdict = 2`,
] as const;

/** Migration: accounts that may be one person's are found by birthday; staff record which belong to two people. */
export const personTables = [
  `create index kyc_checks_by_birthday on kyc_checks (birthday)`,
  `create index user_others_by_birthday on user_others (birthday) where birthday is not null`,
  `create table other_persons (
    user_id integer not null references users (id),
    other_id integer not null references users (id),
    primary key (user_id, other_id)
  )`,
] as const;

/** Migration: staff record who only has the name of a restricted person. */
export const namesakeTables = [
  `create table namesakes (
    user_id integer not null references users (id),
    listed text not null,
    birthday text not null,
    primary key (user_id, listed)
  )`,
  `alter table kyc_checks add column barred boolean not null default false`,
] as const;

/** Migration: what staff have told apart are the persons that both accounts had given, or a name on the list and one. */
export const apartTables = [
  `alter table other_persons add column seen jsonb not null default '[]'`,
  `update other_persons set seen = (
    select coalesce(jsonb_agg(person), '[]') from (
      select user_id as "userId", real_name as "realName", birthday, id_no as "idNo" from kyc_checks
      union all
      select user_id, real_name, birthday, '' from user_others where real_name is not null and birthday is not null
    ) as person
    where "userId" in (other_persons.user_id, other_persons.other_id)
  )`,
  `alter table namesakes add column real_name text not null default ''`,
  `update namesakes set real_name = kyc_checks.real_name from kyc_checks
    where kyc_checks.user_id = namesakes.user_id and kyc_checks.birthday = namesakes.birthday`,
] as const;

/** Migration: an account is recognised by the persons of its earlier checks, too. */
export const earlierTables = [
  `create table earlier_persons (
    user_id integer not null references users (id),
    real_name text not null,
    birthday text not null,
    id_no text not null,
    verified boolean not null,
    primary key (user_id, real_name, birthday, id_no)
  )`,
  `create index earlier_persons_by_birthday on earlier_persons (birthday)`,
  `create index earlier_persons_by_number on earlier_persons (id_no)`,
] as const;

/** Migration: an exclusion finds the sessions on its devices. */
export const sessionTables = [`create index tokens_by_device on tokens (device_id)`] as const;

/** Migration: when a code has proven a player's number; numbers of earlier accounts count as proven. */
export const provenTables = [
  `alter table users add column mobile_proven_at bigint`,
  `update users set mobile_proven_at = greatest(created_at, mobile_bound_at) where mobile is not null`,
] as const;

/** Migration: the document of a deleted account is free for its person. */
export const freedTables = [
  `alter table kyc_checks add column freed boolean not null default false`,
  `update kyc_checks set freed = true from deletions
    where deletions.user_id = kyc_checks.user_id and deletions.erased_at is not null`,
  `drop index kyc_checks_one_document`,
  `create unique index kyc_checks_one_document on kyc_checks (id_type, id_no) where verdict = 2 and not freed`,
] as const;

/** Migration: an excluded player who has another account may be verified by the same document. */
export const furtherTables = [
  `alter table kyc_checks add column further boolean not null default false`,
  `drop index kyc_checks_one_document`,
  `create unique index kyc_checks_one_document on kyc_checks (id_type, id_no)
    where verdict = 2 and not freed and not further`,
] as const;

/**
 * Migration: the check of whoever registered another's number leaves the account when that is handed over, and is
 * recognised by an index once that account is excluded.
 */
export const handedOverTables = [
  `alter table kyc_checks add column former_id integer references users (id)`,
  `create index kyc_checks_left on kyc_checks (former_id) where former_id is not null`,
] as const;

/**
 * Migration: feedback is shown to nobody but whoever wrote it; an account is recognised by a person who has left it until
 * the end of their exclusion alone; what a member earned their inviter counts, also once the owner of the number has
 * taken the account over.
 */
export const leftTables = [
  `alter table feedback add column detached boolean not null default false`,
  `alter table earlier_persons add column until bigint`,
  `alter table users add column left_id integer references users (id)`,
  `create index users_left on users (left_id) where left_id is not null`,
] as const;
