import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import type { CoinEntry, Recharge } from '#contract/endpoints/money.ts';
import type { Money } from '#contract/schema.ts';
import type { Loaded } from '#shared/records/pages.ts';

type Part<T> = Pick<Loaded<T>, 'rows' | 'hasMore'>;
import { timeline } from './timeline.ts';

const amount = 50_000 as Money;
const deposit = (orderNo: string, time: number, status: Recharge['status']): Recharge => ({
  orderNo,
  time,
  amount,
  channel: 'GCash',
  status,
});
const entry = (id: number, time: number): CoinEntry => ({
  id,
  time,
  type: 1,
  typeName: 'Bet',
  amount,
  balance: amount,
});
const whole = <T>(rows: T[]): Part<T> => ({ rows, hasMore: false });

const newestFirst = <T extends { time: number }>(rows: T[]) => rows.toSorted((a, b) => b.time - a.time);
const anyTime = fc.integer({ min: 1, max: 30 });
const anyDeposits = fc
  .array(fc.tuple(anyTime, fc.constantFrom(0 as const, 1 as const, 2 as const, 3 as const)), { maxLength: 15 })
  .map((rows) => newestFirst(rows.map(([time, status], at) => deposit(`D${at}`, time, status))));
const anyEntries = fc
  .array(anyTime, { maxLength: 15 })
  .map((times) => newestFirst(times.map((time, id) => entry(id, time))));

describe('merged timeline', () => {
  test('takes a paid deposit from the ledger, and adds unpaid ones', () => {
    const lines = timeline(whole([deposit('B', 20, 0), deposit('A', 10, 1)]), whole([entry(7, 11)]));
    expect(lines.map(({ key }) => key)).toEqual(['deposit B', 'entry 7']);
  });

  test('holds back rows older than the loaded end of the other list', () => {
    const deposits = whole([deposit('old', 5, 2)]);
    expect(timeline(deposits, { rows: [entry(2, 9), entry(1, 8)], hasMore: true }).map(({ time }) => time)).toEqual([
      9, 8,
    ]);
    expect(timeline(deposits, whole([entry(2, 9), entry(1, 8)])).map(({ time }) => time)).toEqual([9, 8, 5]);
  });

  test('is empty until both lists have loaded', () =>
    expect(timeline({ rows: [], hasMore: true }, whole([entry(1, 8)]))).toEqual([]));

  test('only ever grows at the end when more is loaded', () => {
    fc.assert(
      fc.property(anyDeposits, anyEntries, fc.nat(15), fc.nat(15), (deposits, entries, d, e) => {
        const part = timeline(
          { rows: deposits.slice(0, d), hasMore: d < deposits.length },
          { rows: entries.slice(0, e), hasMore: e < entries.length },
        ).map(({ time }) => time);
        const all = timeline(whole(deposits), whole(entries)).map(({ time }) => time);
        const oldest = part.at(-1);
        expect(part).toEqual(all.slice(0, part.length));
        if (oldest !== undefined) expect(all.filter((time) => time > oldest).length).toBeLessThanOrEqual(part.length);
      }),
    );
  });

  test('has every ledger line and every unpaid deposit once', () => {
    fc.assert(
      fc.property(anyDeposits, anyEntries, (deposits, entries) => {
        const lines = timeline(whole([...deposits, ...deposits.slice(0, 3)]), whole(entries));
        const unpaid = deposits.filter(({ status }) => status !== 1);
        expect(lines).toHaveLength(entries.length + unpaid.length);
      }),
    );
  });
});
