import type { JSONColumnType } from 'kysely';

/** JSON stored as text, which both databases accept. */
export type Json<T> = JSONColumnType<T & object>;
