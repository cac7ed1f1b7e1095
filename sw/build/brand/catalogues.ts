import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Catalogue, Text } from '../../../src/i18n/catalogue.ts';

/** The file of an area's texts in a language: the area `features/home` is a folder of `src`. */
export const catalogueFile = (top: string, area: string, language: string) =>
  path.join(top, 'src', area, `words.${language}.ts`);

/**
 * The texts in a catalogue's source, as an object literal: the whole file in Filipino, a part of `words` in English.
 */
export const textsIn = /(?<=^export default )\{$.*?^\}|(?<=^ {2}(?:en: )?)\{$.*?^ {2}\}/ms;

/** The texts of an area in English or Filipino, as the sources have them; undefined if there is no such area. */
export async function readCatalogue(top: string, area: string, language: string): Promise<Catalogue | undefined> {
  const file = catalogueFile(top, area, language);
  if (!/^\w[\w/-]*$/.test(area) || !existsSync(file)) return undefined;
  const [texts] = textsIn.exec(await readFile(file, 'utf8')) ?? [];
  const code = `export default ${texts}`;
  return ((await import(`data:text/javascript,${encodeURIComponent(code)}`)) as { default: Catalogue }).default;
}

/** All strings of a text: one, or one per plural form. */
export const formsOf = (text: Text): string[] => (typeof text === 'string' ? [text] : Object.values(text));

/** The placeholders of a text: `{name}`. */
export const placeholdersOf = (text: Text) => new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []));
