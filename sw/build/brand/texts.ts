import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import type { Catalogue, Text } from '../../../src/i18n/catalogue.ts';
import { unusable, type Brand } from './brand.ts';
import { formsOf, placeholdersOf, readCatalogue } from './catalogues.ts';

/** A brand's texts: by language, then by area (a folder below `src`), then by key. */
export type Texts = Readonly<Record<string, Readonly<Record<string, Catalogue>>>>;

const form = v.pipe(v.string(), v.nonEmpty());
const plural = v.strictObject({
  ...v.entriesFromList(['zero', 'one', 'two', 'few', 'many'], v.optional(form)),
  other: form,
});
const schema = v.record(v.string(), v.record(v.string(), v.union([form, plural])));

/**
 * Reads `texts/<language>.json` of a brand. Throws one error listing what is wrong: an unknown language, area or key,
 * a missing or unknown placeholder, or a plural without a count.
 */
export async function readTexts(top: string, brand: Pick<Brand, 'folder' | 'languages'>): Promise<Texts> {
  const folder = path.join(brand.folder, 'texts');
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : [];
  const faults: string[] = [];
  const read: Record<string, Record<string, Catalogue>> = {};
  for (const file of files.toSorted()) {
    const language = path.basename(file, '.json');
    const parsed = v.safeParse(schema, parse(readFileSync(path.join(folder, file), 'utf8')));
    if (!['en', 'fil', ...Object.keys(brand.languages)].includes(language))
      faults.push(`texts/${file} is in a language that brand.json doesn’t name`);
    else if (parsed.success) {
      read[language] = parsed.output as Record<string, Catalogue>;
      faults.push(...(await faultsOf(top, `texts/${file}`, read[language])));
    } else
      faults.push(`texts/${file} must have areas of texts, with a plural's forms or "…": ${parsed.issues[0].message}`);
  }
  for (const code of Object.keys(brand.languages))
    if (!read[code]) faults.push(`texts/${code}.json is missing, though brand.json names the language`);
  if (faults.length > 0) throw unusable(brand.folder, faults);
  return read;
}

async function faultsOf(top: string, file: string, areas: Readonly<Record<string, Catalogue>>): Promise<string[]> {
  const found = await Promise.all(
    Object.entries(areas).map(async ([area, texts]) => {
      const english = await readCatalogue(top, area, 'en');
      if (!english) return [`${file}: the app has no texts for "${area}"`];
      return Object.entries(texts).flatMap(([key, text]) =>
        faultsOfText(`${file}: ${area}, ${key}`, english[key], text),
      );
    }),
  );
  return found.flat();
}

function faultsOfText(at: string, english: Text | undefined, text: Text): string[] {
  if (english === undefined) return [`${at}: the app has no such text`];
  const [needed, has] = [placeholdersOf(english), placeholdersOf(text)];
  return [
    ...[...needed].filter((name) => !has.has(name)).map((name) => `${at} lacks ${name}`),
    ...[...has].filter((name) => !needed.has(name)).map((name) => `${at} has ${name}, which nothing fills in`),
    ...(typeof text !== 'string' && typeof english === 'string'
      ? [`${at} is a plural, and nothing is counted there`]
      : []),
    ...(formsOf(text).some((each) => /\p{Cc}/u.test(each)) ? [`${at} has a character that no text has`] : []),
  ];
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
