// @vitest-environment happy-dom
import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';
import { page, type PageRow } from './page.ts';

const Screen = () => null;
const row = (path: string) => page(path, { offline: 'all', load: async () => ({ default: Screen }) }) as PageRow;

beforeEach(() => vi.resetModules());

/** An app with one page known at start; the table of the other pages loads only if `table.comes`. */
async function app() {
  const table = { comes: false, loads: 0 };
  const screens = await import('./screens.ts');
  screens.registerPages({
    start: [row('/game/search')],
    async loadOthers() {
      table.loads += 1;
      if (!table.comes) throw new Error('offline');
      return [row('/activity/bank'), row('/feedback/record/:id')];
    },
    withoutAddress: { '404': async () => ({ default: Screen }) },
  });
  return { table, ...screens, ...(await import('./routes.ts')), ...(await import('./isKnownAddress.ts')) };
}

test('a page is found once its table has loaded, and assumed known before', async () => {
  const { table, findRoute, isKnownAddress, routeAt } = await app();
  expect(routeAt('/activity/bank')).toBeUndefined();
  expect(isKnownAddress('/activity/bank')).toBe(true);
  await expect(findRoute('/activity/bank')).rejects.toMatchObject({ kind: 'missing' });
  expect(await findRoute('/game/search')).toMatchObject({ path: '/game/search' });

  table.comes = true;
  expect(await findRoute('/activity/bank')).toMatchObject({ path: '/activity/bank' });
  expect(await findRoute('/nowhere')).toBeUndefined();
  expect(isKnownAddress('/nowhere')).toBe(false);
});

test('the table is loaded once, and not for a page without an address', async () => {
  const { table, loadPages, loadScreen, missingPage, screenOf } = await app();
  table.comes = true;
  await loadScreen(missingPage);
  expect([screenOf('404'), table.loads]).toEqual([Screen, 0]);
  await Promise.all([loadPages(), loadPages(), loadScreen({ path: '/activity/bank' })]);
  expect([screenOf('/activity/bank'), table.loads]).toEqual([Screen, 1]);
  await loadScreen({ path: '/feedback/record/:id' });
  expect(screenOf('/feedback/record/:id')).toBe(Screen);
});

test('a component using the known addresses renders again once they are loaded', async () => {
  const { useKnownAddress, learnPages } = await app();
  const rendered = await renderHook(() => useKnownAddress()('/nowhere'));
  expect(rendered.current).toBe(true);
  await act(async () => learnPages([], true));
  expect(rendered.current).toBe(false);
});
