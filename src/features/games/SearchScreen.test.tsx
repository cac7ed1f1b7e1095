// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { advance, button, press, render, type } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';

vi.mock('#nav/analytics.ts', () => ({ track: () => {}, useSeen: () => {} }));
vi.mock('#data/updates.ts', () => ({}));

const { stores } = await import('#data/stores.ts');
const { clearFilter, hotType, setFilter } = await import('#shared/games/filter.ts');
const { default: SearchScreen } = await import('./SearchScreen.tsx');

const box = () => document.querySelector('input')!;

async function open(address: string) {
  history.replaceState(null, '', address);
  await render(<SearchScreen />);
}

beforeEach(() => {
  vi.useFakeTimers();
  app.games.findGames.mockResolvedValue({ tiles: [], total: 0 });
  app.games.nearGames.mockResolvedValue([]);
  localStorage.clear();
  clearFilter();
  Object.assign(stores.lobby, { version: '1', at: 1 });
});

test('a single letter searches after 200 ms without typing', async () => {
  await open('/game/search');
  await type('Search games', 'g');
  await advance(199);
  expect(app.games.findGames).not.toHaveBeenCalled();
  await advance(1);
  expect(app.games.findGames).toHaveBeenCalledWith({ text: 'g', from: 0, count: 30 });
  expect(location.search).toBe('?q=g');
});

test('a shared address searches at once', async () => {
  await open('/game/search?q=pearl');
  expect(box().value).toBe('pearl');
  expect(app.games.findGames).toHaveBeenCalledWith(expect.objectContaining({ text: 'pearl' }));
});

test('the lobby’s filter applies here too and can be cleared', async () => {
  setFilter({ typeId: 3, brandId: 12 });
  await open('/game/search?q=pearl');
  expect(app.games.findGames).toHaveBeenCalledWith({ text: 'pearl', typeId: 3, brandId: 12, from: 0, count: 30 });
  await act(async () => clearFilter());
  expect(app.games.findGames).toHaveBeenLastCalledWith({ text: 'pearl', from: 0, count: 30 });
});

test('a search without results shows popular games', async () => {
  const tile = { id: 7, name: 'Golden Carabao', brandId: 1, gameTypeId: 3, icon: '' };
  stores.lobby.shelves = [{ typeId: hotType, total: 1, tiles: [tile] }];
  await open('/game/search?q=zzzz');
  expect(document.querySelector('output')!.textContent).toBe('No games for “zzzz”');
  const [title, advice] = [...document.querySelectorAll('output + div > p')].map(({ textContent }) => textContent);
  expect([title, advice]).toEqual(['No games for “zzzz”', 'Try another name or a brand.']);
  expect(document.body.textContent).toContain('Hot games');
  expect(document.body.textContent).toContain('Golden Carabao');
});

test('a misspelled game gets a suggestion', async () => {
  const tile = { id: 7, name: 'Golden Carabao', brandId: 1, gameTypeId: 3, icon: '' };
  app.games.nearGames.mockResolvedValue([tile]);
  await open('/game/search?q=carabou');
  expect(document.querySelector('output')!.textContent).toBe('No games for “carabou”');
  expect(document.querySelector('h2')!.textContent).toBe('Did you mean');
  expect(document.querySelector('h2 + ul')!.textContent).toContain('Golden Carabao');
});

test('a shared search on a first visit waits for games before reporting no results (L-11)', async () => {
  Object.assign(stores.lobby, { version: '', at: 0 });
  await open('/game/search?q=gold');
  expect(document.querySelector('output')!.textContent).toBe('');
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  await act(async () => void Object.assign(stores.lobby, { version: '1', at: 1 }));
  expect(document.querySelector('output')!.textContent).toBe('No games for “gold”');
});

test('recent searches are offered and can be cleared', async () => {
  await open('/game/search?q=pearl');
  await act(async () => document.querySelector('form')!.requestSubmit());
  await type('Search games', '');
  await advance(200);
  expect(button('pearl')).toBeDefined();
  await press('Clear history');
  expect(button('pearl')).toBeUndefined();
});
