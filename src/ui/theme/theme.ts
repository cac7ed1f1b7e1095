import { contrast, isColour, mix, type Colour } from './colour.ts';
import { vipPalettes } from './vipPalettes.ts';

/** The default palette, the same as in tokens.css, for tokens that a theme doesn't set. */
export const defaultPalette = {
  background: '#0b1526',
  surface: '#121f36',
  'surface-raised': '#1b2d4b',
  border: '#2b4166',
  'border-strong': '#6f86ab',
  text: '#f4f1ea',
  'text-muted': '#b7c3d8',
  accent: '#e8b84a',
  'on-accent': '#1c1405',
  play: '#5ccfe0',
  danger: '#ff9d8f',
  ok: '#7fdcae',
  'light-1': '#f7b9d7',
  'light-2': '#9fd3ff',
  'light-3': '#b9f2d3',
} as const satisfies Record<string, Colour>;

export type Palette = Record<keyof typeof defaultPalette, Colour>;

/** The shares of `border-strong` in the light scheme's surfaces, and of the fill in its accent, as in tokens.css. */
const tints = { background: 0.1, 'surface-raised': 0.14, border: 0.36 };
const accentShare = 0.46;

/** A palette's look in the light scheme, the same as in tokens.css; the fill keeps the palette's accent. */
export const inLight = (palette: Palette): Palette => ({
  ...palette,
  background: mix('#ffffff', palette['border-strong'], tints.background),
  surface: '#ffffff',
  'surface-raised': mix('#ffffff', palette['border-strong'], tints['surface-raised']),
  border: mix('#ffffff', palette['border-strong'], tints.border),
  text: '#14203a',
  'text-muted': '#4b5a75',
  accent: mix('#331100', palette.accent, accentShare),
  play: '#0a6478',
  danger: '#b3261e',
  ok: '#08693f',
});

/** Lengths that a theme may set, with their maximum in pixels. */
const lengths: Record<string, number> = { 'radius-small': 16, radius: 24, 'radius-large': 32 };

/** Opacity of the iridescent gradient on a surface; `--nacre` has the rest. */
const shine = 0.12;
/** Minimum contrast of text, and of a control's border (WCAG 2.2, 1.4.3 and 1.4.11). */
const minimum = { text: 4.5, edge: 3 };

/**
 * Colour pairs of a palette with too little contrast, with its accent or another one as the fill; none if it is
 * readable.
 */
export function contrastFaults(palette: Palette, fill: Colour = palette.accent): string[] {
  const { background, surface } = palette;
  const grounds = { background, surface, 'surface-raised': palette['surface-raised'] };
  const lights = (['light-1', 'light-2', 'light-3'] as const).map((light) => [
    `nacre of ${light}`,
    mix(surface, palette[light], shine),
  ]);
  const surfaces = { ...grounds, ...(Object.fromEntries(lights) as Record<string, Colour>) };
  const of = (name: keyof Palette, on: Record<string, Colour>, least: number) =>
    Object.entries(on)
      .map(([ground, colour]) => ({ ground, found: contrast(palette[name], colour) }))
      .filter(({ found }) => found < least)
      .map(({ ground, found }) => `${name} on ${ground}: ${found.toFixed(2)}`);

  return [
    ...of('text', surfaces, minimum.text),
    ...of('text-muted', surfaces, minimum.text),
    ...of('accent', surfaces, minimum.text),
    ...of('play', surfaces, minimum.text),
    ...of('danger', surfaces, minimum.text),
    ...of('ok', surfaces, minimum.text),
    ...of('on-accent', { fill }, minimum.text),
    ...of('border-strong', grounds, minimum.edge),
  ];
}

/** The custom properties that an operator's theme sets. */
export type ThemeTokens = Readonly<Record<`--${string}`, string>>;

const parseJson = (json: string): unknown => {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
};

/**
 * Parses an operator's theme, a JSON object of design tokens: `{"accent":"#e8b84a","radius":"8px"}`, with or without
 * leading dashes. Unknown tokens are ignored. An invalid value drops the whole theme, and so does too little
 * contrast, even over a single VIP palette (checklist L-04): the result is then empty.
 */
export function parseTheme(json: string): ThemeTokens {
  const tokens = parseJson(json);
  if (typeof tokens !== 'object' || tokens === null || Array.isArray(tokens)) return {};

  const colours: Partial<Palette> = {};
  const theme: Record<`--${string}`, string> = {};
  for (const [key, value] of Object.entries(tokens)) {
    const name = key.replace(/^--/, '');
    if (Object.hasOwn(defaultPalette, name)) {
      if (typeof value !== 'string' || !isColour(value)) return {};
      colours[name as keyof Palette] = value;
    } else if (Object.hasOwn(lengths, name)) {
      if (typeof value !== 'string' || !/^\d{1,2}px$/.test(value) || Number.parseInt(value, 10) > lengths[name]!)
        return {};
    } else continue;
    theme[`--${name}`] = value;
  }
  return looksWith(colours).every((palette) => contrastFaults(palette).length === 0) ? theme : {};
}

/** The six VIP palettes under a theme's colours. */
const looksWith = (colours: Partial<Palette>): Palette[] =>
  [{}, ...vipPalettes].map((vip) => ({ ...defaultPalette, ...vip, ...colours }));

/**
 * Whether a parsed theme works in the dark scheme only: if it is unreadable in the light one over any VIP palette,
 * where all of its colours but the accent are used unchanged.
 */
export function onlyScheme(theme: ThemeTokens): { only?: 'dark' } {
  const colours = Object.fromEntries(Object.entries(theme).map(([name, value]) => [name.slice(2), value]));
  const fits = looksWith(colours).every((palette) => {
    const light = inLight(palette);
    return contrastFaults({ ...light, ...colours, accent: light.accent }, palette.accent).length === 0;
  });
  return fits ? {} : { only: 'dark' };
}
