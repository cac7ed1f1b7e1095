import { fc } from '#tests/support/fastCheck.ts';
import { describe, expect, test } from 'vitest';
import { joined, once, type PageOf } from './pages.ts';

const page = (list: number[], pages: number): PageOf<number> => ({ list, pages });
const join = (...pages: (PageOf<number> | undefined)[]) => joined(pages, (row) => row);

describe('joined pages', () => {
  test('are empty with more to come before the first page', () =>
    expect(join(undefined)).toEqual({ rows: [], hasMore: true, unbroken: 0 }));
  test('end at an empty list', () => expect(join(page([], 0))).toEqual({ rows: [], hasMore: false, unbroken: 0 }));
  test('keep their order, up to the first missing page', () => {
    expect(join(page([9, 8], 3), page([7, 6], 3))).toEqual({ rows: [9, 8, 7, 6], hasMore: true, unbroken: 4 });
    expect(join(page([9, 8], 3), undefined, page([5], 3))).toEqual({ rows: [9, 8], hasMore: true, unbroken: 2 });
  });
  test('end with the last page', () =>
    expect(join(page([9, 8], 2), page([7], 2))).toEqual({ rows: [9, 8, 7], hasMore: false, unbroken: 3 }));
  test('show a row pushed down by a new one once', () =>
    expect(join(page([9, 8], 2), page([8, 7], 2)).rows).toEqual([9, 8, 7]));
  test('have a gap before an outdated page, and none before a newer one', () => {
    const of = (total: number, ...list: number[]) => ({ list, pages: 3, total });
    expect(join(of(6, 9, 8), of(4, 5, 4))).toMatchObject({ rows: [9, 8, 5, 4], unbroken: 2 });
    expect(join(of(4, 7, 6), of(6, 7, 6)).unbroken).toBe(2);
    expect(join(of(4, 7, 6), of(4, 5, 4)).unbroken).toBe(4);
  });
  test('end at a page with nothing new, whatever total the operator sends (B11)', () => {
    expect(join(page([9, 8], 99), page([9, 8], 99)).hasMore).toBe(false);
    expect(join(page([9, 8], 99), page([], 99)).hasMore).toBe(false);
  });
  test('never show a row twice (B11)', () => {
    const anyPage = fc.record({ list: fc.array(fc.nat(20), { maxLength: 6 }), pages: fc.nat(9) });
    fc.assert(
      fc.property(fc.array(anyPage, { maxLength: 6 }), (pages) => {
        const { rows } = join(...pages);
        expect(new Set(rows).size).toBe(rows.length);
      }),
    );
  });
});

test('a repeated row is shown once, in its first place', () =>
  expect(once(['a1', 'b2', 'a3', 'c4'], (text) => text.slice(0, 1))).toEqual(['a1', 'b2', 'c4']));
