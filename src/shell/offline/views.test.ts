// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { furtherRoutes } from '#nav/furtherRoutes.ts';
import { routes } from '#nav/routes.ts';
import { offlineViews } from './views.ts';

const pages = [...routes, ...furtherRoutes].filter(({ path }) => path !== '/gallery');
const viewAt = (path: string) => Object.entries(offlineViews).find(([each]) => each === path)?.[1];

test('R-38: every page says what it shows without a network', () => {
  expect(Object.keys(offlineViews).toSorted()).toEqual(pages.map(({ path }) => path).toSorted());
});

test('every page has a way out: bottom tabs, or a way back to a page', () => {
  const without = pages.filter(({ path, rules }) => !rules.tabs && !viewAt(path)?.back);
  expect(without.map(({ path }) => path)).toEqual(['/maintenance']);
});
