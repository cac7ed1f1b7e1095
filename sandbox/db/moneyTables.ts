/** Migration: withdrawals, turnover, the safebox, coupons, and responsible gaming. */
export const moneyTables = [
  `alter table accounts drop constraint never_negative`,
  `alter table accounts add constraint never_negative check (user_id = 0 or balance >= 0)`,
  `insert into accounts (kind, user_id) values ('payouts', 0), ('fees', 0) on conflict do nothing`,
  `alter table recharges add column paid_at bigint`,
  `update recharges set paid_at = created_at where status = 1`,
  `alter table recharges add column coupon_id integer not null default 0`,
  `alter table stays add column seen_at bigint not null default 0`,
  `alter table rounds add column at bigint not null default 0`,
  `alter table rounds add column counted bigint not null default 0`,
  `alter table users add column turnover_needed bigint not null default 0`,
  `alter table users add column turnover_done bigint not null default 0`,
  `alter table users add column safebox_hash text`,
  `create table requirements (
    ref text primary key,
    user_id integer not null references users (id),
    kind text not null,
    need bigint not null,
    up_to bigint not null,
    order_no text,
    time bigint not null
  )`,
  `create index requirements_of_user on requirements (user_id, up_to)`,
  `create table bank_accounts (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    bank_id integer not null,
    name text not null,
    account_name text not null,
    account_no text not null,
    branch text not null,
    is_default boolean not null,
    status integer not null,
    deleted boolean not null default false,
    created_at bigint not null
  )`,
  `create unique index one_account_of_a_number on bank_accounts (user_id, bank_id, account_no) where not deleted`,
  `create table withdrawals (
    order_no text primary key,
    user_id integer not null references users (id),
    account_id integer not null,
    name text not null,
    account_masked text not null,
    amount bigint not null,
    fee bigint not null,
    created_at bigint not null,
    plan jsonb not null,
    ends_at bigint not null,
    settled boolean not null default false
  )`,
  `create index withdrawals_of_user on withdrawals (user_id, created_at)`,
  `create index withdrawals_on_their_way on withdrawals (ends_at) where not settled`,
  `create table kyc_images (
    id text primary key,
    user_id integer not null references users (id),
    side integer not null,
    image text not null,
    time bigint not null,
    unique (user_id, side)
  )`,
  `create table kyc_checks (
    user_id integer primary key references users (id),
    id_type text not null,
    id_no text not null,
    real_name text not null,
    birthday text not null,
    expiry text,
    address jsonb not null,
    submitted_at bigint not null,
    decided_at bigint not null,
    verdict integer not null,
    reason text not null default '',
    fields jsonb not null default '[]'
  )`,
  `create index kyc_checks_by_number on kyc_checks (id_no)`,
  `create table coupons (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    prop_id integer not null,
    kind integer not null,
    value bigint not null,
    most bigint,
    min_amount bigint not null,
    expires_at bigint not null,
    order_no text,
    used_at bigint
  )`,
  `create index coupons_of_user on coupons (user_id)`,
  `create table bind_awards (user_id integer not null, task_id integer not null, time bigint not null, primary key (user_id, task_id))`,
  `create table limits (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    kind text not null,
    period text not null,
    value bigint not null,
    pending_value bigint,
    effective_at bigint not null default 0,
    unique (user_id, kind, period)
  )`,
  `create table exclusions (
    user_id integer primary key references users (id),
    state integer not null,
    until bigint not null,
    irrevocable_until bigint not null,
    ref text not null
  )`,
  `create table opt_outs (user_id integer primary key references users (id), push boolean not null, sms boolean not null, email boolean not null)`,
  `create table reality_acks (id bigint generated always as identity primary key, user_id integer not null, kind text not null, action text not null, time bigint not null)`,
] as const;

/** Migration: an index for the requirement that a stake meets. */
export const requirementTables = [`create unique index requirements_by_id on requirements (id)`] as const;

/** Migration: indexes for a player's receiving accounts, deleted ones included, and for withdrawals under way to one. */
export const payoutAccountTables = [
  `create index bank_accounts_of_user on bank_accounts (user_id, id)`,
  `create index withdrawals_to_account on withdrawals (account_id) where not settled`,
] as const;
