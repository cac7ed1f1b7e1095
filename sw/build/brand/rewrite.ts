import path from 'node:path';
import type { Catalogue } from '../../../src/i18n/catalogue.ts';
import type { Brand } from './brand.ts';
import { readCatalogue, textsIn } from './catalogues.ts';
import { withPalette } from './colours.ts';
import type { Texts } from './texts.ts';

const catalogue = /^src\/(.+)\/words\.(en|fil)\.ts$/;
const filipino = "() => import('./words.fil.ts')";

/** The app's sources with a brand's colours, texts and languages in place of the default ones. */
export function rewriting(top: string, brand: Brand, texts: Texts) {
  const further = Object.keys(brand.languages);

  /** An area's texts in a language; a further language falls back to English. */
  async function textsOf(language: string, of: string): Promise<Catalogue> {
    const own = texts[language]?.[of];
    if (language === 'fil') return { ...(await readCatalogue(top, of, 'fil')), ...own };
    return { ...(await readCatalogue(top, of, 'en')), ...texts['en']?.[of], ...own };
  }

  /** The content of a source file. */
  async function rewrite(file: string, code: string): Promise<string> {
    const source = path.relative(top, file);
    if (source === 'src/ui/theme/theme.ts') return withPalette(code, brand.palette);
    if (further.length > 0 && source === 'src/i18n/language.ts') return withLanguages(code, brand.languages);
    const [, of, language] = catalogue.exec(source) ?? [];
    if (!of || !language) return code;
    const own = texts[language]?.[of] && JSON.stringify(await textsOf(language, of));
    const rewritten = own ? replaced(source, code, textsIn, own, 'texts') : code;
    return language === 'en' && further.length > 0 ? withFurther(rewritten, source, of) : rewritten;
  }

  /** An area's texts in a further language; undefined for an area without any. */
  async function catalogueIn(language: string, of: string): Promise<string | undefined> {
    if (!texts[language]?.[of]) return undefined;
    return `export default ${JSON.stringify(await textsOf(language, of))};`;
  }

  function withFurther(code: string, source: string, of: string): string {
    const own = further
      .filter((language) => texts[language]?.[of])
      .map((language) => `code === '${language}' ? import('./words.${language}.ts') : `);
    const brought = `async (code) => ${own.join('')}code === 'fil' ? import('./words.fil.ts') : { default: words.en }`;
    return replaced(source, code, filipino, brought);
  }

  return { rewrite, catalogueIn, textsOf };
}

function withLanguages(code: string, languages: Brand['languages']): string {
  const rows = (value: (code: string) => string) =>
    Object.keys(languages)
      .map((language) => `, ${language}: ${JSON.stringify(value(language))}`)
      .join('');
  const named = replaced('language.ts', code, "fil: 'Filipino'", `fil: 'Filipino'${rows((of) => languages[of]!.name)}`);
  return replaced('language.ts', named, "fil: 'fil-PH'", `fil: 'fil-PH'${rows((of) => languages[of]!.locale)}`);
}

function replaced(source: string, code: string, from: string | RegExp, to: string, what = String(from)): string {
  let found = false;
  const result = code.replace(from, () => {
    found = true;
    return to;
  });
  if (!found) throw new Error(`${source} has no ${what} for a brand to change.`);
  return result;
}
