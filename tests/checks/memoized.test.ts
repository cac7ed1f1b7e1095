import { expect, test } from 'vitest';
import { sources, textOf } from '#tests/support/imports.ts';

/** The files that memoize a component; neither it nor a hook that it calls may use `useEffectEvent`. */
const without = ['src/features/games/SearchScreen.tsx', 'src/shared/games/GameTile.tsx'];

test('no component within memo or forwardRef uses an effect event, whose closure React 19.2 keeps there', () => {
  const memoizing = sources('src', '.tsx').filter((file) => /\b(?:memo|forwardRef)\(/.test(textOf(file)));
  expect(memoizing.toSorted()).toEqual(without);
  for (const file of memoizing) expect(textOf(file)).not.toContain('useEffectEvent');
});
