/** Migration: lottery rounds, at most one undrawn per lottery, with their orders and entries. */
export const lotteryTables = [
  `create table lottery_rounds (
    id integer generated always as identity primary key,
    activity_type integer not null,
    draw_time bigint not null,
    sales_end bigint not null,
    numbers integer[],
    pool bigint not null default 0,
    winners integer not null default 0
  )`,
  `create unique index lottery_round_to_draw on lottery_rounds (activity_type) where numbers is null`,
  `create index lottery_rounds_by_time on lottery_rounds (activity_type, draw_time)`,
  `create table lottery_orders (
    id integer generated always as identity primary key,
    order_no text not null unique,
    user_id integer not null references users (id),
    round_id integer not null references lottery_rounds (id),
    product_id integer not null,
    price integer not null,
    coin bigint not null,
    time bigint not null,
    prize bigint not null default 0,
    claimed_at bigint
  )`,
  `create index lottery_orders_of_user on lottery_orders (user_id, id)`,
  `create index lottery_orders_of_round on lottery_orders (round_id)`,
  `create index lottery_orders_to_claim on lottery_orders (user_id) where prize > 0 and claimed_at is null`,
  `create table lottery_entries (
    id integer generated always as identity primary key,
    order_id integer not null references lottery_orders (id),
    round_id integer not null references lottery_rounds (id),
    numbers integer[] not null,
    matched integer not null default 0,
    prize bigint not null default 0
  )`,
  `create index lottery_entries_of_order on lottery_entries (order_id)`,
  `create index lottery_entries_of_round on lottery_entries (round_id)`,
] as const;
