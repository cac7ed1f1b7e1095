import { useSnapshot } from 'valtio';
import { fill, type Catalogue, type Text, type Translate, type Translation } from './catalogue.ts';
import { language, locales, setLanguage, type Language } from './language.ts';

interface Area {
  /** Resolves to whether the area's texts are loaded in a language; English is the fallback if they fail to load. */
  load(code: Language): Promise<boolean>;
}

const areas = new Set<Area>();

/**
 * A catalogue of texts for one area of the app: English (`en`) is bundled with the code, others load on demand. `use`
 * translates in a component and follows the language; `say` translates once, anywhere else.
 */
export function area<const E extends Catalogue>(
  en: E,
  bring: (code: Language) => Promise<{ default: Translation<E> }>,
) {
  const translations: Partial<Record<Language, Translate<E>>> = {};
  const learn = (code: Language, catalogue: Readonly<Record<keyof E, Text>>) => {
    translations[code] = (key, ...[values]) => fill(catalogue[key], values ?? {}, locales[code]);
  };
  const english = () => translations.en as Translate<E>;

  learn('en', en);
  areas.add({
    async load(code) {
      const loaded = translations[code] ? undefined : await bring(code).catch(() => undefined);
      if (loaded) learn(code, loaded.default);
      return !!translations[code];
    },
  });

  return {
    en,
    use: (): Translate<E> => translations[useSnapshot(language).code] ?? english(),
    say: ((key, ...values) => (translations[language.code] ?? english())(key, ...values)) as Translate<E>,
  };
}

const learnAll = (code: Language) => Promise.all([...areas].map((each) => each.load(code)));

/** Resolves when every loaded catalogue is ready in the current language; never rejects. */
export const languageReady = async () => void (await learnAll(language.code));

/**
 * Switches the language without a reload, once everything on screen is loaded in it. Resolves to whether it is:
 * without a network it may not be, and then the language stays.
 */
export async function switchLanguage(code: Language): Promise<boolean> {
  const isThere = (await learnAll(code)).every(Boolean);
  if (isThere) setLanguage(code);
  return isThere;
}
