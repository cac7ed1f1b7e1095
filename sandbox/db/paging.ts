import type { SelectQueryBuilder } from 'kysely';
import { mostRows } from '#contract/endpoints/bounds.ts';
import * as codes from '#contract/codes.ts';
import { Refusal } from '../operator/http/refusal.ts';
import type { Tables } from './tables.ts';

export interface Paging {
  pageNum: number;
  pageSize: number;
}

/** Refuses an impossible page. */
export function checkPaging({ pageNum, pageSize }: Paging): void {
  if (pageNum < 1) throw new Refusal(codes.badParameter, 'Pages are counted from 1', { field: 'pageNum' });
  if (pageSize < 1 || pageSize > mostRows)
    throw new Refusal(codes.badParameter, `1 to ${mostRows} rows`, { field: 'pageSize' });
}

/** One page of a query's rows, with the number of pages. Pages are counted from 1. */
export async function pageOf<From extends keyof Tables, Row>(
  query: SelectQueryBuilder<Tables, From, Row>,
  paging: Paging,
) {
  checkPaging(paging);
  const { pageNum, pageSize } = paging;
  const counted = query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number | string>().as('total'));
  const { total } = await counted.executeTakeFirstOrThrow();
  const list = await query
    .limit(pageSize)
    .offset((pageNum - 1) * pageSize)
    .execute();
  return { list, pages: Math.ceil(Number(total) / pageSize), total: Number(total), pageNum, pageSize };
}
