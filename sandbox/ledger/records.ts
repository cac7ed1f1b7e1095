import type { CoinEntry } from '../../worker/contract/endpoints/money.ts';
import { pageOf, type Paging } from '../db/paging.ts';
import type { Db } from '../db/tables.ts';
import { transferTypes } from './ledger.ts';

const names = new Map<number, string>(Object.values(transferTypes).map(({ id, name }) => [id, name]));

/** Which lines of the ledger: of one type, from a time, up to a time (epoch milliseconds). */
export interface Lines extends Paging {
  type?: number | null | undefined;
  startTime?: number | null | undefined;
  endTime?: number | null | undefined;
}

/** A player's coin ledger, the latest first. */
export async function coinDetail(db: Db, userId: number, { type, startTime, endTime, ...paging }: Lines) {
  let lines = db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .select([
      'entries.id',
      'transfers.time',
      'transfers.type',
      'entries.amount',
      'entries.balance',
      'transfers.orderNo',
      'transfers.remark',
    ])
    .where('accounts.userId', '=', userId)
    .orderBy('entries.id', 'desc');
  if (type) lines = lines.where('transfers.type', '=', type);
  if (startTime) lines = lines.where('transfers.time', '>=', startTime);
  if (endTime) lines = lines.where('transfers.time', '<=', endTime);
  const page = await pageOf(lines, paging);
  return { ...page, list: page.list.map((line): CoinEntry => ({ ...line, typeName: names.get(line.type) ?? '' })) };
}
