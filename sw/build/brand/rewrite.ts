import path from 'node:path';
import type { Brand } from './brand.ts';
import { readCatalogue } from './catalogues.ts';
import { withPalette } from './colours.ts';
import type { Texts } from './texts.ts';

const catalogue = /^src\/(.+)\/words\.(en|fil)\.ts$/;
const area = /^src\/(.+)\/words\.ts$/;
const filipino = "() => import('./words.fil.ts')";

/** The sources of the app as a brand has them: its colours, texts and languages stand in place of the default ones. */
export function rewriting(top: string, brand: Brand, texts: Texts) {
  const further = Object.keys(brand.languages);

  /** The content of a source file; undefined where it stays as it is. */
  async function rewrite(file: string, code: string): Promise<string | undefined> {
    const source = path.relative(top, file);
    if (source === 'src/ui/theme/theme.ts') return withPalette(code, brand.palette);
    if (source === 'src/i18n/language.ts') return further.length > 0 ? withLanguages(code, brand.languages) : undefined;
    const [, of = '', language = ''] = catalogue.exec(source) ?? [];
    const own = texts[language]?.[of];
    if (own) {
      const merged = JSON.stringify({ ...(await readCatalogue(top, of, language)), ...own });
      return language === 'en' ? `export const en = ${merged};` : `export default ${merged};`;
    }
    const [, named] = area.exec(source) ?? [];
    return named && further.length > 0 ? withFurther(code, source, named) : undefined;
  }

  /** An area's texts in a further language, English where it has none; undefined for an area without any. */
  async function catalogueIn(language: string, of: string): Promise<string | undefined> {
    const own = texts[language]?.[of];
    if (!own) return undefined;
    const english = { ...(await readCatalogue(top, of, 'en')), ...texts['en']?.[of] };
    return `export default ${JSON.stringify({ ...english, ...own })};`;
  }

  function withFurther(code: string, source: string, of: string): string {
    const own = further
      .filter((language) => texts[language]?.[of])
      .map((language) => `code === '${language}' ? import('./words.${language}.ts') : `);
    const brought = `async (code) => ${own.join('')}code === 'fil' ? import('./words.fil.ts') : { default: en }`;
    return replaced(source, code, filipino, brought);
  }

  return { rewrite, catalogueIn };
}

function withLanguages(code: string, languages: Brand['languages']): string {
  const rows = (value: (code: string) => string) =>
    Object.keys(languages)
      .map((language) => `, ${language}: ${JSON.stringify(value(language))}`)
      .join('');
  const named = replaced('language.ts', code, "fil: 'Filipino'", `fil: 'Filipino'${rows((of) => languages[of]!.name)}`);
  return replaced('language.ts', named, "fil: 'fil-PH'", `fil: 'fil-PH'${rows((of) => languages[of]!.locale)}`);
}

function replaced(source: string, code: string, from: string, to: string): string {
  if (!code.includes(from)) throw new Error(`${source} has no ${from} for a brand to change.`);
  return code.replace(from, () => to);
}
