import type { JSONColumnType } from 'kysely';

/** JSON is written as text, which both databases take alike. */
export type Json<T> = JSONColumnType<T & object>;
