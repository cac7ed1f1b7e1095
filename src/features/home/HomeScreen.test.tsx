// @vitest-environment happy-dom
import { act } from 'react';
import { ref } from 'valtio/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { button, press, render } from '#tests/support/render.tsx';
import { app } from '#tests/support/worker.ts';
import type { Money } from '#contract/schema.ts';
import type { Tile } from '#contract/entities.ts';
import { renderScreen } from '#tests/support/screen.tsx';

const drawn = vi.hoisted(() => vi.fn());
vi.mock('#nav/analytics.ts', () => ({ track: () => {}, useSeen: () => {} }));
vi.mock('#data/updates.ts', () => ({}));
vi.mock('#ui/media/GameCard.tsx', () => ({
  GameCard: ({ name, liked }: { name: string; liked: boolean }) => {
    drawn(name);
    return <b data-liked={liked}>{name}</b>;
  },
}));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);

const { stores } = await import('#data/stores.ts');
const { acceptNotice } = await import('#shared/age/ageConsent.ts');
const { prefer } = await import('#data/preferences.ts');
const { clearFilter, setFilter } = await import('#shared/games/filter.ts');
const { default: HomeScreen } = await import('./HomeScreen.tsx');
const { Shelves } = await import('./Shelves.tsx');
// Loads the lazy parts in advance.
await Promise.all([
  import('./belowFold/BelowShelves.tsx'),
  import('./belowFold/Category.tsx'),
  import('./belowFold/LikedGames.tsx'),
  import('./belowFold/BannerCarousel.tsx'),
]);

const tile = (id: number): Tile => ({ id, name: `Game ${id}`, brandId: 1, gameTypeId: 3 });
const names = () => [...document.querySelectorAll('b')].map((card) => card.textContent);

/** Waits until an assertion holds, as the lazy parts render later. */
const waitUntil = (holds: () => void) =>
  vi.waitFor(async () => {
    await act(async () => {});
    holds();
  });

beforeEach(async () => {
  app.games.gamesByIds.mockResolvedValue([]);
  clearFilter();
  Object.assign(stores.lobby, {
    version: '1',
    at: 1,
    types: [{ id: 3, name: 'Slots', status: 1, sort: 1 }],
    brands: [{ id: 1, name: 'Lagoon', sort: 1 }],
    shelves: [{ typeId: 3, total: 40, tiles: [tile(1), tile(2)] }],
  });
  await renderScreen(<HomeScreen />, { player: 8 });
});

test('the lobby renders at once, and a player’s balance is requested', () => {
  expect(names()).toEqual(['Game 1', 'Game 2']);
  expect(document.querySelector('h2')?.nextSibling?.textContent).toBe('40 games');
  expect(app.session.refreshIfOlder).toHaveBeenCalledOnce();
});

test('a new balance redraws no games', async () => {
  drawn.mockClear();
  await act(async () => void Object.assign(stores.wallet, { coin: 500 as Money, at: 1 }));
  expect(drawn).not.toHaveBeenCalled();
  expect(performance.getEntriesByName('app:data')).toHaveLength(1);
});

test('a like redraws only its game', async () => {
  drawn.mockClear();
  await act(async () => void Object.assign(stores.library, { likes: [2] }));
  expect(drawn.mock.calls).toEqual([['Game 2']]);
});

test('without games at the operator no placeholder waits', async () => {
  await act(async () => void (stores.lobby.shelves = ref([])));
  expect(document.querySelector('[aria-busy=true]')).toBeNull();
  expect(document.body.textContent).toContain('Couldn’t load the games.');
});

test('recently played games come first, and playing one keeps their order', async () => {
  await render(null);
  stores.library.recentTiles = ref([tile(9)]);
  await renderScreen(<HomeScreen />, { player: 8 });
  expect(names()).toEqual(['Game 9', 'Game 1', 'Game 2']);
  await act(async () => void (stores.library.recentTiles = ref([tile(7), tile(9)])));
  expect(names()).toEqual(['Game 9', 'Game 1', 'Game 2']);
  await render(null);
  await renderScreen(<HomeScreen />, { player: 8 });
  expect(names()).toEqual(['Game 7', 'Game 9', 'Game 1', 'Game 2']);
});

test('recent games loaded after the lobby’s are shown once they arrive, below the games in sight', async () => {
  await render(null);
  stores.library.recentTiles = ref([]);
  await renderScreen(<Shelves stage={2} />, { player: 8 });
  expect(names()).toEqual(['Game 1', 'Game 2']);
  await act(async () => void (stores.library.recentTiles = ref([tile(9)])));
  await waitUntil(() => expect(names()).toEqual(['Game 1', 'Game 2', 'Game 9']));
  await act(async () => void (stores.library.recentTiles = ref([tile(7), tile(9)])));
  expect(names()).toEqual(['Game 1', 'Game 2', 'Game 9']);
});

test('log-out removes the recent games (I5)', async () => {
  await render(null);
  stores.library.recentTiles = ref([tile(9)]);
  await renderScreen(<HomeScreen />, { player: 8 });
  await act(async () => {
    Object.assign(stores.session, { userId: 9, epoch: 'next' });
    stores.library.recentTiles = ref([]);
  });
  expect(names()).toEqual(['Game 1', 'Game 2']);
});

test('a category lists all its games with the count', async () => {
  app.games.findGames.mockResolvedValueOnce({ tiles: [tile(5), tile(6)], total: 2 });
  await press('Slots');
  await waitUntil(() => expect(names()).toEqual(['Game 5', 'Game 6']));
  expect(app.games.findGames).toHaveBeenCalledWith({ typeId: 3, from: 0, count: 30 });
  expect(document.querySelector('h2')?.nextSibling?.textContent).toBe('2 games');
});

test('an empty category leads back to all games', async () => {
  app.games.findGames.mockResolvedValueOnce({ tiles: [], total: 0 });
  await press('Hot');
  await waitUntil(() => expect(button('Show all games')).toBeDefined());
  await press('Show all games');
  expect(names()).toEqual(['Game 1', 'Game 2']);
});

test('a restored category’s chip scrolls into view once loaded', async () => {
  const brought: (string | null)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    brought.push(this.textContent);
  });
  await render(null);
  setFilter({ typeId: 3 });
  stores.lobby.types = ref([]);
  await renderScreen(<HomeScreen />, { player: 8 });
  expect(brought).toEqual([]);
  await act(async () => void (stores.lobby.types = ref([{ id: 3, name: 'Slots', status: 1, sort: 1 }])));
  await act(async () => void Object.assign(stores.lobby, { at: 2 }));
  expect(brought).toEqual(['Slots']);
});

/** A viewport of this height in pixels. */
const high = (height: number) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(min-height: 961px)' && height > 960 }));

const shelf = (typeId: number) => ({ typeId, total: 40, tiles: [tile(typeId)] });

test.each([
  ['one shelf', 844, ['Game 3']],
  ['two shelves', 1180, ['Game 3', 'Game 4']],
])('a first screen is filled by %s where it is %i pixels high', async (_, height, first) => {
  high(height);
  stores.lobby.shelves = ref([shelf(3), shelf(4), shelf(5)]);
  await renderScreen(<Shelves stage={0} />, { player: 8 });
  expect(names()).toEqual(first);
  await renderScreen(<Shelves stage={2} />, { player: 8 });
  expect(names()).toEqual(['Game 3', 'Game 4', 'Game 5']);
});

describe('before the age notice is accepted', () => {
  const config = ref({ clientMode: 1, genericImages: [], ageNotice: { version: '2' } });
  const postMessage = vi.fn();

  beforeEach(async () => {
    high(844);
    const ready = Promise.resolve({ active: { postMessage } });
    Object.assign(navigator, { serviceWorker: { ready } });
    const elsewhere = { typeId: 7, total: 1, tiles: [{ ...tile(7), icon: 'https://cdn.example/7.webp' }] };
    stores.lobby.shelves = ref([shelf(3), shelf(4), shelf(5), shelf(6), elsewhere]);
    await act(async () => void Object.assign(stores.settings, { config }));
  });

  afterEach(() => act(async () => prefer({ dataSaver: 'auto' })));

  test('content below the first screen is prefetched but not rendered', async () => {
    await waitUntil(() => expect(postMessage).toHaveBeenCalled());
    expect(names()).toEqual(['Game 3']);
    const urls = ['/games/4.svg', '/games/5.svg', '/games/6.svg'];
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'KEEP', urls });
    expect(app.replies.read).toHaveBeenCalledWith('getActivityIds', {});
  });

  test('nothing is prefetched in data-saver mode', async () => {
    await waitUntil(() => expect(postMessage).toHaveBeenCalled());
    await act(async () => prefer({ dataSaver: 'on' }));
    postMessage.mockClear();
    await act(async () => void (stores.lobby.shelves = ref([shelf(3), shelf(4), shelf(7)])));
    expect(postMessage).not.toHaveBeenCalled();
  });

  test('accepting the notice renders the rest', async () => {
    await act(async () => acceptNotice('2'));
    await waitUntil(() => expect(names()).toEqual(['Game 3', 'Game 4', 'Game 5', 'Game 6', 'Game 7']));
  });
});
