import * as v from 'valibot';
import { count, list, type Schema } from '../schema.ts';

/** The most lines of a page. */
export const mostRows = 100;

const fromOne = v.pipe(count, v.minValue(1));

/** Which page is asked for, counted from 1. */
export const paging = { pageNum: fromOne, pageSize: v.pipe(fromOne, v.maxValue(mostRows)) };

/** A list of at most this many. */
export const listUpTo = <S extends Schema>(most: number, item: S) => v.pipe(list(item), v.maxLength(most));
