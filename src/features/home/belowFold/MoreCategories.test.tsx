// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';

vi.stubGlobal('scrollTo', () => {});

const { stores } = await import('#data/stores.ts');
const { clearFilter, filter } = await import('#shared/games/filter.ts');
const { MoreCategories } = await import('./MoreCategories.tsx');

const type = (id: number, name: string) => ({ id, name, status: 1 as const, sort: id });
const shelf = (typeId: number) => ({ typeId, total: 1, tiles: [] });

test('a category without a lobby shelf can be opened below the shelves', async () => {
  clearFilter();
  Object.assign(stores.lobby, { types: [type(1, 'Slots'), type(7, 'Poker')], shelves: [shelf(0), shelf(1)] });
  await render(<MoreCategories />);
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual(['Poker']);
  await press('Poker');
  expect(filter.typeId).toBe(7);
});

test('with a shelf for every category nothing more is shown', async () => {
  Object.assign(stores.lobby, { types: [type(1, 'Slots')], shelves: [shelf(1)] });
  await render(<MoreCategories />);
  expect(document.querySelector('h2')).toBeNull();
  expect(button('Slots')).toBeUndefined();
});
