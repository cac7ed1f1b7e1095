import { expect, test } from 'vitest';
import { screens, unlisted } from '../e2e/screens/screens.ts';

test('every page of the app is among the screenshot screens', () => {
  const paths = screens.player.map(({ path }) => path);
  expect(unlisted.map(({ path }) => path).filter((path) => !paths.includes(path))).toEqual([]);
});
