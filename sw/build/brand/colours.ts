import { contrastFaults, defaultPalette, inLight, type Palette } from '../../../src/ui/theme/theme.ts';
import { vipPalettes } from '../../../src/ui/theme/vipPalettes.ts';

/** The unreadable pairs of a brand's palette, in both schemes and under each VIP palette, a sentence each. */
export const colourFaults = (brand: Palette): string[] =>
  [{}, ...vipPalettes].flatMap((vip, level) => {
    const palette: Palette = { ...brand, ...vip };
    return [
      ...contrastFaults(palette).map((fault) => sentence(fault, level, 'dark')),
      ...contrastFaults(inLight(palette), palette.accent).map((fault) => sentence(fault, level, 'light')),
    ];
  });

const sentence = (fault: string, level: number, scheme: string) =>
  `brand.json: too little contrast in the ${scheme} scheme at VIP ${level}, ${fault} (text needs 4.5, a border 3)`;

/** The tokens that a brand changes, with their default colours. */
const changed = (palette: Palette) =>
  (Object.keys(defaultPalette) as (keyof Palette)[])
    .filter((name) => palette[name] !== defaultPalette[name])
    .map((name) => ({ name, from: defaultPalette[name], to: palette[name] }));

/** `theme.ts` with the brand's palette as the default. */
export const withPalette = (source: string, palette: Palette) =>
  changed(palette).reduce(
    (code, { name, from, to }) => replaced(code, new RegExp(`(\\b${name}'?: ')${from}(?=')`, 'g'), to),
    source,
  );

/** The document's inline style with the brand's colours; the browser's bars get its background. */
export const inDocument = (html: string, palette: Palette) =>
  changed(palette).reduce(
    (page, { name, from, to }) => {
      const set = new RegExp(`(--${name}: ?|--${name}-fill: ?)${from}`, 'g');
      return replaced(page, set, to);
    },
    html.replace(/(name="theme-color" content=")[^"]*/, `$1${palette.background}`),
  );

function replaced(text: string, pattern: RegExp, value: string) {
  if (!pattern.test(text)) throw new Error(`A default colour isn’t where the brand's would stand: ${pattern.source}`);
  return text.replace(pattern, (_, before: string) => before + value);
}
