import { sql } from 'kysely';
import * as codes from '#contract/codes.ts';
import type { CoinEntry } from '#contract/endpoints/money.ts';
import { pageOf, type Paging } from '../db/paging.ts';
import type { Db } from '../db/tables.ts';
import { hundredths } from '../hundredths.ts';
import { Refusal } from '../operator/http/refusal.ts';
import type { Currency } from './currencies.ts';
import { transferTypes } from './transferTypes.ts';

const names = new Map<number, string>(Object.values(transferTypes).map(({ id, name }) => [id, name]));

const dayLength = 24 * 60 * 60 * 1_000;

/** Maximum number of lines in a statement of several days; players can choose fewer days. */
const mostLines = 5_000;

/** That of one day, the shortest time in the app: a bet and a win every three seconds around the clock, some 9 MB. */
const mostLinesOfDay = 60_000;

const mostLinesOf = ({ startTime, endTime }: Span) =>
  (endTime ?? Infinity) - (startTime ?? 0) < dayLength ? mostLinesOfDay : mostLines;

/** A period, inclusive on both ends, in epoch milliseconds. */
export interface Span {
  startTime?: number | null | undefined;
  endTime?: number | null | undefined;
}

/** A filter for ledger lines: by type and period. */
export interface Lines extends Paging, Span {
  type?: number | null | undefined;
}

function linesOf(
  db: Db,
  userId: number,
  { type, startTime, endTime }: Omit<Lines, keyof Paging>,
  currency: Currency = 'coin',
) {
  let lines = db
    .selectFrom('entries')
    .innerJoin('accounts', 'accounts.id', 'entries.accountId')
    .innerJoin('transfers', 'transfers.id', 'entries.transferId')
    .where('accounts.kind', '=', 'player')
    .where('accounts.currency', '=', currency)
    .where('accounts.userId', '=', userId);
  if (type) lines = lines.where('transfers.type', '=', type);
  if (startTime) lines = lines.where('transfers.time', '>=', startTime);
  if (endTime) lines = lines.where('transfers.time', '<=', endTime);
  return lines;
}

const columns = [
  'entries.id',
  'transfers.time',
  'transfers.type',
  'entries.amount',
  'entries.balance',
  'transfers.orderNo',
  'transfers.remark',
] as const;

const named = (line: Omit<CoinEntry, 'typeName'>): CoinEntry => ({ ...line, typeName: names.get(line.type) ?? '' });

/** A player's coin ledger, latest first, with the totals of credits and debits. */
export async function coinDetail(db: Db, userId: number, { pageNum, pageSize, ...which }: Lines) {
  const lines = linesOf(db, userId, which);
  const page = await pageOf(lines.select(columns).orderBy('entries.id', 'desc'), { pageNum, pageSize });
  const sums = await lines
    .select([
      sql<number | string>`coalesce(sum(greatest(entries.amount, 0)), 0)`.as('in'),
      sql<number | string>`coalesce(-sum(least(entries.amount, 0)), 0)`.as('out'),
    ])
    .executeTakeFirstOrThrow();
  const sum = { in: hundredths(Number(sums.in)), out: hundredths(Number(sums.out)) };
  return { ...page, list: page.list.map(named), sum };
}

/** A player's ledger of a currency other than money, latest first: each change, and the amount after it. */
export async function currencyLog(db: Db, userId: number, currency: Currency, { pageNum, pageSize, ...which }: Lines) {
  const lines = linesOf(db, userId, which, currency).select(columns).orderBy('entries.id', 'desc');
  const page = await pageOf(lines, { pageNum, pageSize });
  const list = page.list
    .map(named)
    .map(({ id, time, type, typeName, amount, balance }) => ({ id, time, type, typeName, change: amount, balance }));
  return { ...page, list };
}

/**
 * A statement of a player's wallet over a period, earliest first: opening and closing balance, lines, and a total for
 * each kind of transfer. Throws when it is too long, which that of a single day isn't in practice.
 */
export async function statementOf(db: Db, userId: number, span: Span) {
  const most = mostLinesOf(span);
  const rows = await linesOf(db, userId, span)
    .select(columns)
    .orderBy('entries.id')
    .limit(most + 1)
    .execute();
  if (rows.length > most)
    throw new Refusal(codes.badParameter, 'Too many lines: choose a shorter time', { field: 'startTime' });
  const list = rows.map(named);
  const opening = list[0] ? hundredths(list[0].balance - list[0].amount) : await lastBefore(db, userId, span);
  const types = [...new Set(list.map(({ type }) => type))];
  const totals = types.map((type) => totalOf(list.filter((line) => line.type === type)));
  return { opening, closing: list.at(-1)?.balance ?? opening, totals, list };
}

const totalOf = (lines: CoinEntry[]) => ({
  type: lines[0]!.type,
  typeName: lines[0]!.typeName,
  amount: hundredths(lines.reduce((sum, { amount }) => sum + amount, 0)),
  count: lines.length,
});

async function lastBefore(db: Db, userId: number, { startTime }: Span) {
  const row = await linesOf(db, userId, { endTime: (startTime ?? 0) - 1 })
    .select('entries.balance')
    .orderBy('entries.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.balance ?? hundredths(0);
}
