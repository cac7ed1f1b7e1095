/** Migration: feedback of players with its pictures, and the replies to it. */
export const feedbackTables = [
  `create table feedback (
    id integer generated always as identity primary key,
    user_id integer not null references users (id),
    type text not null,
    content text not null,
    contact text not null default '',
    status integer not null default 0,
    unread boolean not null default false,
    time bigint not null
  )`,
  `create index feedback_of_user on feedback (user_id, id)`,
  `create table feedback_pictures (
    feedback_id integer not null references feedback (id),
    place integer not null,
    image text not null,
    time bigint not null,
    primary key (feedback_id, place)
  )`,
  `create index feedback_pictures_by_time on feedback_pictures (time)`,
  `create table feedback_replies (
    id integer generated always as identity primary key,
    feedback_id integer not null references feedback (id),
    sender text not null,
    text text not null,
    time bigint not null
  )`,
  `create index replies_of_feedback on feedback_replies (feedback_id, id)`,
] as const;
