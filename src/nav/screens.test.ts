// @vitest-environment happy-dom
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { renderHook } from '#tests/support/render.tsx';

vi.mock('#data/worker.ts', () => import('#tests/support/worker.ts'));
const table = vi.hoisted(() => ({ comes: false }));
vi.mock('./pages.ts', async () => {
  if (!table.comes) throw new Error('offline');
  return { pages: {}, routesOfPages: (await import('./furtherRoutes.ts')).furtherRoutes };
});

const { isKnownAddress } = await import('./isKnownAddress.ts');
const { routeAt } = await import('./routes.ts');
const { findRoute } = await import('./screens.ts');

test('a route that comes with the table of pages is found once that is there, and is taken for known before', async () => {
  expect(routeAt('/activity/bank')).toBeUndefined();
  expect(isKnownAddress('/activity/bank')).toBe(true);
  await expect(findRoute('/activity/bank')).rejects.toMatchObject({ kind: 'missing' });
  expect(await findRoute('/game/search')).toMatchObject({ path: '/game/search' });

  vi.resetModules();
  table.comes = true;
  const again = await import('./screens.ts');
  const known = await import('./isKnownAddress.ts');
  expect(await again.findRoute('/activity/bank')).toMatchObject({ path: '/activity/bank', rules: { guard: 'auth' } });
  expect(await again.findRoute('/nowhere')).toBeUndefined();
  expect(known.isKnownAddress('/nowhere')).toBe(false);
});

test('what is drawn by the addresses that the app has is drawn anew once all are known', async () => {
  vi.resetModules();
  const { useKnownAddress } = await import('./isKnownAddress.ts');
  const { learnRoutes } = await import('./routes.ts');
  const drawn = await renderHook(() => useKnownAddress()('/nowhere'));
  expect(drawn.current).toBe(true);
  await act(async () => learnRoutes([]));
  expect(drawn.current).toBe(false);
});
