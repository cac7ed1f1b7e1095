import { expect, test } from 'vitest';
import { routes } from '../src/app/routes.ts';
import { screens } from './e2e/screens.ts';

test('every page of the app is among the screens that are looked at', () => {
  const beginnings = Object.values(screens).flatMap((list) => list.map(({ path }) => String(path).split('?')[0]));
  const left = routes.map(({ path }) => path).filter((path) => !beginnings.includes(path));
  expect(left).toEqual(['/gallery']);
});
