// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import type { CoinEntry } from '#contract/endpoints/money.ts';
import type { Money } from '#contract/schema.ts';
import { render } from '#tests/support/render.tsx';
import { Lines } from './Lines.tsx';

const entry = (id: number): CoinEntry => ({
  id,
  time: id,
  type: 3,
  typeName: 'Bet',
  amount: -100 as Money,
  balance: 1_000 as Money,
  orderNo: `order ${id}`,
});

test('a very long statement lists the latest rows, and says where all of them are (P-06)', async () => {
  const shown = await render(<Lines list={[1, 2, 3].map(entry)} most={2} />);
  const rows = [...shown.querySelectorAll('tbody tr')].map(({ textContent }) => /order \d/.exec(textContent)?.[0]);
  expect(rows).toEqual(['order 3', 'order 2']);
  expect(shown.textContent).toContain('The latest 2 are listed. The CSV has all of them.');
});

test('any other statement lists all rows (P-06)', async () => {
  const shown = await render(<Lines list={[1, 2].map(entry)} most={2} />);
  expect(shown.querySelectorAll('tbody tr')).toHaveLength(2);
  expect(shown.textContent).not.toContain('The CSV');
});
