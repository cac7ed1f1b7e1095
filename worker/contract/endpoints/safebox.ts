import { read, write } from '../endpoint.ts';
import { holdings } from '../entities.ts';
import { amount, balance, flag, oneOf, optional, page, record, time, line, type Infer } from '../schema.ts';
import { paging } from './bounds.ts';

/** A safebox transfer: `direction` 1 in, 2 out; `balance` of the safebox after it, hundredths. */
const safeboxEntry = record({ time, direction: oneOf(1, 2), amount: balance, balance });
export type SafeboxEntry = Infer<typeof safeboxEntry>;

/** Endpoints for the safebox, whose money can't be played with (payloads K). */
export const safebox = {
  setSafeboxPassword: write(
    'Six digits: the first, or new ones by the old or by a code of type 5',
    { password: line, oldPassword: optional(line), smsCode: optional(line) },
    { hasSafeboxPassword: flag },
    { identified: true, extension: true },
  ),
  safeboxTransfer: write(
    'Puts money aside (1), or takes it back (2)',
    { direction: oneOf(1, 2), amount, password: line },
    { ...holdings, safebox: balance },
    { money: true, extension: true, spoils: ['safeboxLog', 'appUserCoinDetail', 'refreshData', 'getExchange'] },
  ),
  safeboxLog: read('What went in and out', paging, page(safeboxEntry), {
    wrapped: true,
    kept: 'user',
    extension: true,
  }),
};
