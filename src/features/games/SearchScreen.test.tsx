// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const app = vi.hoisted(() => ({ findGames: vi.fn(async () => ({ tiles: [], total: 0 })), bootstrap: async () => {} }));
const facts = () => ({ saveData: false, effectiveType: '' });
vi.mock('#data/worker.ts', () => ({ app, facts }));
vi.mock('#nav/analytics.ts', () => ({ track: () => {}, useSeen: () => {} }));
vi.mock('#data/updates.ts', () => ({}));
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const { stores } = await import('#data/stores.ts');
const { clearFilter, hotType, setFilter } = await import('#shared/games/filter.ts');
const { default: SearchScreen } = await import('./SearchScreen.tsx');

const box = () => document.querySelector('input')!;
const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!;
const type = (text: string) =>
  act(async () => {
    setValue.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => [...document.querySelectorAll('button')].find((each) => each.textContent === name);

let root: Root;
async function open(address: string) {
  history.replaceState(null, '', address);
  await act(async () => root.render(<SearchScreen />));
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  localStorage.clear();
  clearFilter();
  Object.assign(stores.lobby, { version: '1', at: 1 });
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

test('one letter is enough, once typing has rested for 200 ms', async () => {
  await open('/game/search');
  await type('g');
  await pass(199);
  expect(app.findGames).not.toHaveBeenCalled();
  await pass(1);
  expect(app.findGames).toHaveBeenCalledWith({ text: 'g', from: 0, count: 30 });
  expect(location.search).toBe('?q=g');
});

test('an address that was shared searches at once', async () => {
  await open('/game/search?q=pearl');
  expect(box().value).toBe('pearl');
  expect(app.findGames).toHaveBeenCalledWith(expect.objectContaining({ text: 'pearl' }));
});

test('the lobby’s filter holds here too, and can be lifted', async () => {
  setFilter({ typeId: 3, brandId: 12 });
  await open('/game/search?q=pearl');
  expect(app.findGames).toHaveBeenCalledWith({ text: 'pearl', typeId: 3, brandId: 12, from: 0, count: 30 });
  await act(async () => clearFilter());
  expect(app.findGames).toHaveBeenLastCalledWith({ text: 'pearl', from: 0, count: 30 });
});

test('who finds nothing is shown what is popular', async () => {
  const tile = { id: 7, name: 'Golden Carabao', brandId: 1, gameTypeId: 3, icon: '' };
  stores.lobby.shelves = [{ typeId: hotType, total: 1, tiles: [tile] }];
  await open('/game/search?q=zzzz');
  expect(document.querySelector('output')!.textContent).toBe('No games for “zzzz”');
  const [title, advice] = [...document.querySelectorAll('output + div > p')].map(({ textContent }) => textContent);
  expect([title, advice]).toEqual(['No games for “zzzz”', 'Try another name, or the name of a brand.']);
  expect(document.body.textContent).toContain('Popular now');
  expect(document.body.textContent).toContain('Golden Carabao');
});

test('L-11: who opens a shared search on a first visit isn’t told that there are no games before any have come', async () => {
  Object.assign(stores.lobby, { version: '', at: 0 });
  await open('/game/search?q=gold');
  expect(document.querySelector('output')!.textContent).toBe('');
  expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  await act(async () => void Object.assign(stores.lobby, { version: '1', at: 1 }));
  expect(document.querySelector('output')!.textContent).toBe('No games for “gold”');
});

test('what was searched is offered again, and can be forgotten', async () => {
  await open('/game/search?q=pearl');
  await act(async () => document.querySelector('form')!.requestSubmit());
  await type('');
  await pass(200);
  expect(button('pearl')).toBeDefined();
  await act(async () => button('Forget these')!.click());
  expect(button('pearl')).toBeUndefined();
});
