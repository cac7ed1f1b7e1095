/** Migration: devices with push subscriptions, and their messages. */
export const pushTables = [
  `create table push_subscriptions (
    endpoint text primary key,
    user_id integer not null references users (id),
    session text not null,
    p256dh text not null,
    auth text not null,
    lang text not null,
    topics jsonb not null,
    made_at bigint not null
  )`,
  `create index push_subscriptions_of_user on push_subscriptions (user_id, made_at)`,
  `create table push_messages (
    ref text primary key,
    user_id integer not null references users (id),
    kind text not null,
    made_at bigint not null,
    sent_at bigint
  )`,
  `create index push_messages_waiting on push_messages (made_at) where sent_at is null`,
] as const;
