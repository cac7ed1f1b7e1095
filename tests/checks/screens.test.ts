import { expect, test } from 'vitest';
import { pages } from '#shell/pages/pages.ts';
import { screens } from '../e2e/screens/screens.ts';

test('every page of the app is among the screenshot screens', () => {
  const beginnings = Object.values(screens).flatMap((list) =>
    list.map(({ path }) =>
      String(path)
        .split('?')[0]!
        .replace(/\/\d+$/, '/:id'),
    ),
  );
  const left = pages.map(({ path }) => path).filter((path) => !beginnings.includes(path));
  expect(left).toEqual([]);
});
