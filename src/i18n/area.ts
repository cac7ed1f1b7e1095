import { useSnapshot } from 'valtio';
import { fill, type Catalogue, type Text, type Translate, type Translation } from './catalogue.ts';
import { language, locales, speak, type Language } from './language.ts';

interface Area {
  /** Resolves once the area can be said in a language, be it in English because its catalogue didn't come. */
  load(code: Language): Promise<void>;
}

const areas = new Set<Area>();

/**
 * The words of one area of the app: English comes along with the code, Filipino is loaded when it is spoken.
 * `use` says them in a component, which follows the language; `say` says them once, anywhere else; `has` tells whether a
 * text is among them.
 */
export function area<const E extends Catalogue>(en: E, fil: () => Promise<{ default: Translation<E> }>) {
  const spoken: Partial<Record<Language, Translate<E>>> = {};
  const learn = (code: Language, catalogue: Readonly<Record<keyof E, Text>>) => {
    spoken[code] = (key, ...[values]) => fill(catalogue[key], values ?? {}, locales[code]);
  };
  const english = () => spoken.en as Translate<E>;

  learn('en', en);
  areas.add({
    async load(code) {
      if (spoken[code]) return;
      const loaded = await fil().catch(() => undefined);
      if (loaded) learn(code, loaded.default);
    },
  });

  return {
    has: (key: string) => Object.hasOwn(en, key),
    use: (): Translate<E> => spoken[useSnapshot(language).code] ?? english(),
    say: ((key, ...values) => (spoken[language.code] ?? english())(key, ...values)) as Translate<E>,
  };
}

const learnAll = async (code: Language) => {
  await Promise.all([...areas].map((each) => each.load(code)));
};

/** Resolves when all the words that have come so far can be said in the language on screen; never rejects. */
export const languageReady = () => learnAll(language.code);

/** Changes the language without a reload, once everything on screen can be said in it. */
export async function switchLanguage(code: Language): Promise<void> {
  await learnAll(code);
  speak(code);
}
