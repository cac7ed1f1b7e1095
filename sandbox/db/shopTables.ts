/** Migration: valid bets, which points are earned by, orders of goods, delivery addresses, and scratched cards. */
export const shopTables = [
  `create table valid_bets (user_id integer primary key references users (id), bet bigint not null)`,
  `create table goods_orders (
    order_no text primary key,
    user_id integer not null references users (id),
    goods_id integer not null,
    num integer not null,
    cost integer not null,
    address jsonb,
    plan jsonb not null,
    ends_at bigint not null,
    created_at bigint not null,
    settled boolean not null default false
  )`,
  `create index goods_orders_of_user on goods_orders (user_id, created_at)`,
  `create table shipping_addresses (user_id integer primary key references users (id), address jsonb not null)`,
  `create table scratches (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    card_id integer not null,
    prize_id integer not null,
    prop_id integer not null,
    count integer not null,
    time bigint not null
  )`,
  `create index scratches_of_user on scratches (user_id, id)`,
] as const;

/** Migration: where goods go is told to nobody but whoever ordered them. */
export const detachedTables = [`alter table goods_orders add column detached boolean not null default false`] as const;
