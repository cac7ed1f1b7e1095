import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { joined, once, type PageOf } from './pages.ts';

const page = (list: number[], pages: number): PageOf<number> => ({ list, pages });
const join = (...pages: (PageOf<number> | undefined)[]) => joined(pages, (row) => row);

describe('pages joined', () => {
  test('before the first has come there is nothing, and more to come', () =>
    expect(join(undefined)).toEqual({ rows: [], hasMore: true }));
  test('an empty list is at its end', () => expect(join(page([], 0))).toEqual({ rows: [], hasMore: false }));
  test('they stand in order, up to the first that hasn’t come', () => {
    expect(join(page([9, 8], 3), page([7, 6], 3))).toEqual({ rows: [9, 8, 7, 6], hasMore: true });
    expect(join(page([9, 8], 3), undefined, page([5], 3))).toEqual({ rows: [9, 8], hasMore: true });
  });
  test('the last page is the end', () =>
    expect(join(page([9, 8], 2), page([7], 2))).toEqual({ rows: [9, 8, 7], hasMore: false }));
  test('a row pushed down by a new one is shown once', () =>
    expect(join(page([9, 8], 2), page([8, 7], 2)).rows).toEqual([9, 8, 7]));
  test('B11: a page that brings nothing new ends the list, whatever the operator counts', () => {
    expect(join(page([9, 8], 99), page([9, 8], 99)).hasMore).toBe(false);
    expect(join(page([9, 8], 99), page([], 99)).hasMore).toBe(false);
  });
  test('B11: rows are never shown twice', () => {
    const anyPage = fc.record({ list: fc.array(fc.nat(20), { maxLength: 6 }), pages: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 6 }), (pages) => {
        const { rows } = join(...pages);
        expect(new Set(rows).size).toBe(rows.length);
      }),
    );
  });
});

test('a row that comes twice is shown once, in its first place', () =>
  expect(once(['a1', 'b2', 'a3', 'c4'], (text) => text.slice(0, 1))).toEqual(['a1', 'b2', 'c4']));
