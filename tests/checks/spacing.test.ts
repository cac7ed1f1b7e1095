import { expect, test } from 'vitest';
import { sources, textOf } from '#tests/support/imports.ts';

/** Distances besides the scale, by file and value, each with its reason. */
const exceptions: Record<string, string> = {
  'src/features/home/HomeScreen.module.css: calc((36px - var(--tap-target)) / 2)':
    'A button keeps its tap target in a line that is lower.',
  'src/features/member/MemberScreen.module.css: calc((18px - var(--tap-target)) / 2)':
    'An icon of 18 px aligns with the arrows of the rows beside it.',
};

const declaration =
  /(?<![\w-])(?<name>(?:margin|padding|gap|row-gap|column-gap)(?:-[a-z-]+)?):\s*(?<value>[^;{}]+)(?=[;}])/g;
const length = /(?<![\d.])(?!0px)[\d.]+(?:px|r?em|ch|lh|pt)\b/;

/** The distances of a style sheet that are lengths of their own. */
const ownDistances = (sheet: string) =>
  [...sheet.replaceAll(/\/\*.*?\*\//gs, '').matchAll(declaration)]
    .map(({ groups }) => groups!['value']!.trim().replaceAll(/\s+/g, ' '))
    .filter((value) => length.test(value));

test('the spacing scale has seven steps', () => {
  const steps = [...textOf('src/ui/theme/tokens.css').matchAll(/--space-[\w]+: (?<step>\w+);/g)];
  expect(steps.map(({ groups }) => groups!['step'])).toEqual(['2px', '4px', '8px', '12px', '16px', '24px', '32px']);
});

test('margins, padding and gaps are steps of the spacing scale, unless listed with a reason', () => {
  const own = sources('src', '.css').flatMap((file) => ownDistances(textOf(file)).map((value) => `${file}: ${value}`));
  expect(own.toSorted()).toEqual(Object.keys(exceptions));
});

test('components set no margin, padding or gap of their own', () => {
  const inline = sources('src', '.tsx').filter((file) =>
    /\b(?:margin|padding|gap)\w*: (?:['"]|-?[1-9])/.test(textOf(file)),
  );
  expect(inline).toEqual([]);
});

test.each([
  ['.a { padding: 6px var(--space-2); }', ['6px var(--space-2)']],
  ['.a { margin-top: 1.5rem; gap: 3px }', ['1.5rem', '3px']],
  ['.a { gap: var(--space-1) 10px; /* margin: 4px; */ }', ['var(--space-1) 10px']],
  ['.a { padding: calc(var(--space-1) + 0.5em) 0; }', ['calc(var(--space-1) + 0.5em) 0']],
  ['.a { margin: calc(-1 * var(--space-2)) auto; padding: max(0px, 28%); scroll-margin-top: 7rem; inset: 4px; }', []],
])('a distance of its own is found: %s', (sheet, expected) => {
  expect(ownDistances(sheet)).toEqual(expected);
});
