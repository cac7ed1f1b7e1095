import { contrast, isColour, mix, type Colour } from './colour.ts';
import { vipPalettes } from './vipPalettes.ts';

/** The default palette, the same as in tokens.css, for what a theme doesn't set. */
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
  danger: '#ff9d8f',
  ok: '#7fdcae',
  'light-1': '#f7b9d7',
  'light-2': '#9fd3ff',
  'light-3': '#b9f2d3',
} as const satisfies Record<string, Colour>;

export type Palette = Record<keyof typeof defaultPalette, Colour>;

/** Lengths that a theme may set, with their maximum in pixels. */
const lengths: Record<string, number> = { 'radius-small': 16, radius: 24, 'radius-large': 32 };

/** Opacity of the iridescent gradient on a surface; `--nacre` has the rest. */
const shine = 0.12;
/** Minimum contrast of text, and of a control's border (WCAG 2.2, 1.4.3 and 1.4.11). */
const minimum = { text: 4.5, edge: 3 };

/** Colour pairs of a palette with too little contrast; none for a readable theme. */
export function contrastFaults(palette: Palette): string[] {
  const { background, surface, accent } = palette;
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
    ...of('danger', grounds, minimum.text),
    ...of('ok', grounds, minimum.text),
    ...of('on-accent', { accent }, minimum.text),
    ...of('border-strong', { background, surface }, minimum.edge),
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
 * leading dashes. Unknown tokens are ignored. An invalid value drops the whole theme, and so does too little contrast,
 * even over a single VIP palette (checklist L-04): the result is then empty.
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
  const readable = [{}, ...vipPalettes].every(
    (vip) => contrastFaults({ ...defaultPalette, ...vip, ...colours }).length === 0,
  );
  return readable ? theme : {};
}
