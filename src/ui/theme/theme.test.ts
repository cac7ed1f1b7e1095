import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fc } from '#tests/support/fastCheck.ts';
import { expect, test } from 'vitest';
import { contrast, isColour, mix, type Colour } from './colour.ts';
import { contrastFaults, defaultPalette, inLight, onlyScheme, parseTheme, type Palette } from './theme.ts';
import { vipPalettes } from './vipPalettes.ts';

const sheet = (name: string) => readFileSync(path.join(import.meta.dirname, name), 'utf8');

/** The colours that a style rule sets. */
const coloursOf = (block: string) =>
  Object.fromEntries([...block.matchAll(/--([\w-]+):\s*(#\w{6})/g)].map(([, name, colour]) => [name, colour]));

const levels = [...sheet('vip.css').matchAll(/\[data-vip='(\d)'\]\s*\{([^}]*)\}/g)];
const vip = [{}, ...vipPalettes].map((colours, level) => ({
  level,
  palette: { ...defaultPalette, ...colours } as Palette,
}));

test('contrast follows WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBe(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  expect(mix('#000000', '#ffffff', 0.5)).toBe('#808080');
});

test('the default palette is that of tokens.css, and readable', () => {
  expect(coloursOf(sheet('tokens.css').split('@layer light')[0]!)).toEqual(defaultPalette);
  expect(contrastFaults(defaultPalette)).toEqual([]);
});

test('the six VIP themes differ in surface, and the first is the default palette', () => {
  expect(levels.map(([, level]) => level)).toEqual(['1', '2', '3', '4', '5']);
  expect(levels.map(([, , block = '']) => coloursOf(block))).toEqual(vipPalettes);
  expect(new Set(vip.map(({ palette }) => palette.surface)).size).toBe(6);
});

test.each(vip)('VIP theme $level is readable', ({ palette }) => {
  expect(contrastFaults(palette)).toEqual([]);
});

test.each(vip)('VIP theme $level is readable in the light scheme, on a white surface', ({ palette }) => {
  expect(contrastFaults(inLight(palette), palette.accent)).toEqual([]);
  expect(inLight(palette).surface).toBe('#ffffff');
});

test('the six VIP themes have six backgrounds in the light scheme too', () => {
  expect(new Set(vip.map(({ palette }) => inLight(palette).background)).size).toBe(6);
});

test.each(vip)('the light look of VIP theme $level is what tokens.css mixes', ({ palette }) => {
  const [, rules = ''] = sheet('tokens.css').split('@layer light');
  const shorthand = (colour: string) => colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3') as Colour;
  const set = [...rules.matchAll(/--([\w-]+): (?:color-mix\(in srgb, var\(--([\w-]+)\) (\d+)%, )?(#\w+)\)?;/g)];
  const look = set.map(([, name, of, share, colour = '']): [string, Colour] => {
    const base = of === 'accent-fill' ? palette.accent : palette[of as keyof Palette];
    return [name!, of ? mix(shorthand(colour), base, Number(share) / 100) : shorthand(colour)];
  });
  expect({ ...palette, ...Object.fromEntries(look), 'accent-fill': palette.accent }).toEqual({
    ...inLight(palette),
    'accent-fill': palette.accent,
  });
});

test('a pair with too little contrast is named in the light scheme too', () => {
  const light = inLight(defaultPalette);
  expect(contrastFaults({ ...light, danger: '#ff9d8f' }, '#e8b84a')).toContain('danger on background: 1.81');
  expect(contrastFaults(light, '#333333')).toEqual([expect.stringContaining('on-accent on fill')]);
});

test.each([
  ['{"accent":"#f0c060","radius":"8px"}', {}],
  ['{"accent":"#7fb4ff","on-accent":"#04122b"}', {}],
  ['{"text-muted":"#c7d3e8"}', { only: 'dark' }],
  ['{"background":"#101010","surface":"#181818"}', { only: 'dark' }],
])('a theme unreadable in the light scheme keeps the page dark: %s', (json, only) => {
  const theme = parseTheme(json);
  expect(theme).not.toEqual({});
  expect(onlyScheme(theme)).toEqual(only);
});

test('the surface mix in tokens.css is the one that is checked', () => {
  expect(sheet('tokens.css')).toContain('var(--surface) 88%');
});

test('theme tokens are accepted with or without dashes, and unknown ones are ignored', () => {
  expect(parseTheme('{"--accent":"#f0c060","radius":"8px","rocket":"1","__proto__":{"background":"red"}}')).toEqual({
    '--accent': '#f0c060',
    '--radius': '8px',
  });
});

test.each([
  'not JSON',
  'null',
  '[]',
  '"#ffffff"',
  '{"accent":"red"}',
  '{"accent":12}',
  '{"accent":"#fff"}',
  '{"accent":"#e8b84a;color:red"}',
  '{"accent":"url(https://example.test)"}',
  '{"radius":"8em"}',
  '{"radius":"99px"}',
  '{"background":"#f4f1ea"}',
  '{"text-muted":"#3a4a66"}',
  // Readable on the default palette, but not on that of VIP 1.
  '{"text-muted":"#949494"}',
])('the theme %s is ignored (G3)', (json) => {
  expect(parseTheme(json)).toEqual({});
});

test('any operator’s theme gives a readable result', () => {
  const colour = fc
    .integer({ min: 0, max: 0xffffff })
    .map((value): Colour => `#${value.toString(16).padStart(6, '0')}`);
  const value = fc.oneof(colour, fc.string(), fc.constant('12px'));
  const names = fc.constantFrom(...Object.keys(defaultPalette), 'radius', 'other');
  fc.assert(
    fc.property(fc.dictionary(names, value), (tokens) => {
      const theme = parseTheme(JSON.stringify(tokens));
      const tokenList = Object.entries(theme).map(([name, text]) => [name.slice(2), text] as const);
      const colours = tokenList.filter(([name]) => Object.hasOwn(defaultPalette, name));
      expect(colours.every(([, text]) => isColour(text))).toBe(true);
      for (const { palette } of vip) expect(contrastFaults({ ...palette, ...Object.fromEntries(colours) })).toEqual([]);
    }),
  );
});
