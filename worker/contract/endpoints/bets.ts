import { read, write } from '../endpoint.ts';
import { holdings } from '../entities.ts';
import { balance, id, int, list, money, oneOf, optional, page, record, text, time, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';
import { coinEntry } from './money.ts';

/** A game round: hundredths; `profit` is the player's; `status` 0 open, 1 settled, 2 the bet was returned. */
const bet = record({
  id: text,
  time,
  gameId: id,
  gameName: text,
  gameTypeId: id,
  brandId: id,
  roundId: text,
  bet: balance,
  validBet: balance,
  win: balance,
  profit: money,
  status: oneOf(0, 1, 2),
});

const figures = { betCount: int, bet: balance, validBet: balance, win: balance, profit: money };

/** The figures of one day in Manila, such as 2026-11-21, or of one game type by its id. */
const line = record({ key: text, name: optional(text), ...figures });

/** A balance held by a game provider: `gameName` is the game in play that keeps it there. */
const table = record({ brandId: id, name: text, balance, status: int, gameName: optional(text) });
const tables = list(table);

export type Bet = Infer<typeof bet>;
export type ReportLine = Infer<typeof line>;
export type GameBalance = Infer<typeof table>;

const span = { startTime: time, endTime: time };

/** Endpoints for the records of play and money, 90 days back (players RG-09). */
export const bets = {
  betRecord: read(
    'The rounds, the latest first, with their sums',
    {
      ...paging,
      gameTypeId: optional(id),
      brandId: optional(id),
      startTime: optional(time),
      endTime: optional(time),
    },
    { ...page(bet), sum: record({ bet: balance, win: balance, profit: money }) },
    { wrapped: true, kept: 'user' },
  ),
  betRecordReport: read(
    'Play by day or by game type, and what was paid in and out',
    { ...span, groupBy: oneOf('day', 'gameType') },
    {
      list: list(line),
      total: record(figures),
      deposit: balance,
      withdraw: balance,
      netDeposit: money,
      lifetimeNetDeposit: money,
    },
    { wrapped: true, kept: 'user' },
  ),
  statement: read(
    'Every movement of the wallet in a time, the earliest first, between two balances',
    span,
    {
      opening: balance,
      closing: balance,
      totals: list(record({ type: int, typeName: text, amount: money, count: int })),
      list: list(coinEntry),
      lifetimeNetDeposit: money,
    },
    { wrapped: true, kept: 'user', extension: true },
  ),
  getGameBalances: read(
    'What lies at the makers of games',
    {},
    { list: tables, total: balance },
    {
      kept: 'user',
      extension: true,
      feature: 'gameBalances',
    },
  ),
  retrieveBalance: write(
    'Brings it back: from one maker, or from all (0)',
    { brandId: id },
    { moved: balance, list: tables, ...holdings },
    {
      money: true,
      extension: true,
      spoils: ['getGameBalances', 'appUserCoinDetail', 'refreshData', 'getExchange'],
      feature: 'gameBalances',
    },
  ),
};
