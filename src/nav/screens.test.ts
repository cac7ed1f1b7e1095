// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';

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
