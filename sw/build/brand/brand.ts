import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { isColour } from '../../../src/ui/theme/colour.ts';
import { defaultPalette, type Palette } from '../../../src/ui/theme/theme.ts';
import { colourFaults } from './colours.ts';

/** The maximum length of a name that fits every page, in characters. */
const longestName = 60;
/** Those of the name below an icon, and of a description. */
const longestShortName = 30;
const longestDescription = 160;

const text = (longest: number) =>
  v.pipe(
    v.string('is no text'),
    v.trim(),
    v.nonEmpty('is empty'),
    v.maxGraphemes(longest, `has more than ${longest} characters`),
    v.regex(/^[^\p{C}<>]*$/u, 'has a character that no line of text has, or < or >'),
  );

const colour = v.pipe(
  v.string('is no colour'),
  v.check(isColour, ({ input }) => `is no colour, which are written #rrggbb: ${input}`),
);
const tokens = Object.fromEntries(Object.keys(defaultPalette).map((name) => [name, v.optional(colour)]));

const schema = v.strictObject({
  name: text(longestName),
  shortName: v.optional(text(longestShortName)),
  description: text(longestDescription),
  filipino: v.optional(
    v.strictObject({
      description: text(longestDescription),
      labels: v.optional(v.array(text(longestDescription)), []),
    }),
  ),
  colours: v.optional(v.strictObject(tokens), {}),
  screenshots: v.optional(
    v.array(
      v.strictObject({
        file: v.pipe(v.string(), v.regex(/^[\w-]+\.(webp|png|jpeg)$/, 'is no name of a picture')),
        form: v.picklist(['narrow', 'wide'], 'is neither narrow nor wide'),
        label: text(longestDescription),
      }),
    ),
    [],
  ),
  languages: v.optional(
    v.record(
      v.pipe(
        v.string(),
        v.regex(/^[a-z]{2,3}$/, 'is no code of a language'),
        v.check((code) => !['en', 'fil', 'tl'].includes(code), 'is a language that the app has already'),
      ),
      v.strictObject({
        name: text(longestShortName),
        locale: v.pipe(v.string(), v.check(isLocale, 'is no locale')),
      }),
    ),
    {},
  ),
});

/** An operator's app name and look: `brand.json` and its folder. */
export interface Brand extends Omit<v.InferOutput<typeof schema>, 'colours' | 'shortName'> {
  readonly folder: string;
  readonly shortName: string;
  /** The default palette under the brand's colours. */
  readonly palette: Palette;
}

function isLocale(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length === 1;
  } catch {
    return false;
  }
}

/** An error listing everything that is wrong with a brand. */
export const unusable = (folder: string, faults: readonly string[]) =>
  new Error(`The brand in ${folder} can't be used:\n  ${faults.join('\n  ')}`);

/**
 * Reads a brand's folder. `name` replaces both of its names unless empty. Throws one error listing what is wrong with
 * `brand.json`, unparsable colours included; `pictureFaults` and `readTexts` check the rest.
 */
export function readBrand(folder: string, name = ''): Brand {
  const file = path.join(folder, 'brand.json');
  if (!existsSync(file)) throw unusable(folder, ['brand.json is missing']);
  const written = parse(folder, readFileSync(file, 'utf8'));
  const read = v.safeParse(schema, name ? { ...(written as object), name, shortName: undefined } : written);
  if (!read.success) throw unusable(folder, read.issues.map(sentence));
  const { colours, shortName, ...own } = read.output;
  const palette: Palette = { ...defaultPalette, ...(colours as Partial<Palette>) };
  const faults = colourFaults(palette);
  if (faults.length > 0) throw unusable(folder, faults);
  return {
    ...own,
    folder,
    palette,
    shortName: shortName ?? own.name,
  };
}

function sentence(issue: v.BaseIssue<unknown>): string {
  const place = v.getDotPath(issue);
  return issue.type === 'strict_object'
    ? `brand.json: there is no "${place}" in a brand, or it is missing`
    : `brand.json: ${place} ${issue.message}`;
}

function parse(folder: string, json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw unusable(folder, [`brand.json is no JSON: ${String(error)}`]);
  }
}
