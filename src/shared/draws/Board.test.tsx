// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest';
import { render } from '#tests/support/render.tsx';
import type { Money } from '#contract/schema.ts';

const { stores } = await import('#data/stores.ts');
const { Board } = await import('./Board.tsx');
const { Odds } = await import('./Odds.tsx');
const { ringOf } = await import('./ring.ts');
const { Rules } = await import('./Rules.tsx');
const { Worth } = await import('./Worth.tsx');

const shown = () => document.body.textContent;
const cells = Array.from({ length: 10 }, (_, place) => ({
  propId: place % 2 ? 2001 : 60_001,
  count: (place + 1) * 100,
}));

beforeEach(() => {
  stores.settings.config = null;
});

test.each([
  [10, 4, '11 12 13 14 24 34 33 32 31 21'],
  [8, 3, '11 12 13 23 33 32 31 21'],
  [4, 2, '11 12 22 21'],
])('a ring of %i goes clockwise around its middle', (count, columns, way) => {
  const ring = ringOf(count);
  expect(ring.columns).toBe(columns);
  expect(ring.places.map(({ row, column }) => `${row}${column}`).join(' ')).toBe(way);
});

test('a number of cells that makes no ring is laid out in rows of two', () => {
  expect(ringOf(0)).toEqual({ columns: 2, places: [] });
  expect(ringOf(3).places.map(({ row, column }) => `${row}${column}`)).toEqual(['11', '12', '21']);
});

const board = (lit: number | undefined, going: boolean) =>
  render(
    <Board label="Wheel" cells={cells} highlight={{ lit, isMoving: going }} result="You got ₱2.00">
      <button type="button">SPIN</button>
    </Board>,
  );

test('cells are read with their prop, one is lit, and the result is announced at the end (JP-01)', async () => {
  await board(3, true);
  const items = [...document.querySelectorAll('li')];
  expect(items.map(({ textContent }) => textContent).slice(0, 2)).toEqual(['×100Diamonds', '₱2.00Cash']);
  expect(items.filter((item) => item.dataset['lit'])).toEqual([items[3]]);
  expect(document.querySelector('output')!.textContent).toBe('');
  await board(1, false);
  expect(document.querySelector('output')!.textContent).toBe('You got ₱2.00');
  expect(items[1]!.dataset['won']).toBeDefined();
});

test('odds are those of the reply, likeliest first, without impossible ones (players B18)', async () => {
  await render(
    <Odds
      chances={[
        { propId: 50_001, count: 0, chance: 1, text: 'Mega jackpot' },
        { propId: 2002, count: 5, chance: 899_999 },
        { propId: 2001, count: 500, chance: 100_000 },
        { propId: 60_001, count: 1, chance: 0 },
      ]}
    />,
  );
  const rows = [...document.querySelectorAll('tbody tr')].map(({ textContent }) => textContent);
  expect(rows).toEqual(['5 points89.9999%', '₱5.0010%1 in 10', 'Mega jackpot0.0001%1 in 1,000,000']);
});

test('rules without chance have no odds', async () => {
  await render(<Rules lines={['Come every day.']} />);
  expect(shown()).toBe('Come every day.');
});

test('a prop shows its value or that it has no cash value, money shows neither (RG-30)', async () => {
  await render(<Worth id={4001} />);
  expect(shown()).toBe('No cash value');
  await render(<Worth id={2002} />);
  expect(shown()).toBe('Not cash. Exchange in the points shop');
  await render(<Worth id={60_001} rate={{ num: 100, coin: 1_000 as Money }} />);
  expect(shown()).toBe('100 Diamonds = ₱10.00');
  stores.settings.config = { propConfigMap: { '80002': { num: 5 }, '2002': { num: 1, name: 'Pearls' } } };
  await render(<Worth id={80_002} />);
  expect(shown()).toBe('Counts as 5 tickets · No cash value');
  await render(<Worth id={2001} />);
  expect(shown()).toBe('');
  await render(<Odds chances={[{ propId: 2002, count: 5, chance: 1_000_000 }]} />);
  expect(shown()).toContain('×5 Pearls');
});
