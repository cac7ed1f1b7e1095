// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio/vanilla';
import { beforeEach, expect, test, vi } from 'vitest';
import { press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { clearFilter, filter, setFilter } = await import('#shared/games/filter.ts');
const { default: GameFilterModal } = await import('./GameFilterModal.tsx');

const brand = (id: number, name: string, games?: Record<string, number>) => ({ id, name, sort: id, games });
const field = (name: string) =>
  [...document.querySelectorAll('label')].find((label) => label.textContent === name)?.parentElement;
const offered = (name: string) => [...(field(name)?.querySelectorAll('option') ?? [])].map((each) => each.textContent);

async function open({ volatilities = [] as number[], rtps = [] as number[] } = {}) {
  await render(null);
  app.games.gameFacts.mockResolvedValue({ volatilities, rtps });
  await render(<GameFilterModal close={() => {}} />);
}

beforeEach(() => {
  clearFilter();
  Object.assign(stores.lobby, {
    version: '1',
    at: 1,
    brands: ref([brand(1, 'Lagoon', { all: 40, 3: 30 }), brand(2, 'Amihan', { all: 7 }), brand(3, 'Former')]),
  });
});

test('brands are offered with the number of their games in the category, and only those that have some', async () => {
  await open();
  expect(offered('Brand')).toEqual(['All brands', 'Lagoon (40)', 'Amihan (7)', 'Former']);
  await act(async () => setFilter({ typeId: 3 }));
  expect(offered('Brand')).toEqual(['All brands', 'Lagoon (30)', 'Former']);
  await act(async () => setFilter({ brandId: 2 }));
  expect(offered('Brand')).toEqual(['All brands', 'Lagoon (30)', 'Amihan', 'Former']);
});

test('volatility and RTP are offered as far as games differ in them', async () => {
  await open({ volatilities: [3], rtps: [9_500] });
  expect(field('Volatility')).toBeUndefined();
  expect(field('Return to player (RTP)')).toBeUndefined();
  await open({ volatilities: [1, 3], rtps: [9_450, 9_650] });
  expect(offered('Volatility')).toEqual(['Any', 'Low: small wins, often', 'High: bigger wins, rarely']);
  expect(offered('Return to player (RTP)')).toEqual(['Any', '95% or more', '96% or more']);
});

test('what is chosen is cleared together, and the category stays', async () => {
  setFilter({ typeId: 3 });
  await open();
  const select = field('Sort by')!.querySelector('select')!;
  await act(async () => {
    select.selectedIndex = 3;
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  expect({ ...filter }).toMatchObject({ typeId: 3, order: 'name' });
  await press('Clear filters');
  expect({ ...filter }).toMatchObject({ typeId: 3, order: null });
});
