import { useEffect, useReducer, useState } from 'react';
import { useSnapshot } from 'valtio';
import { language, type Language } from '#i18n/language.ts';

/** A paragraph, or the items of a list. `{brand}` is replaced by the operator's name. */
export type Block = string | readonly string[];

interface Section {
  id: string;
  title: string;
  body: readonly Block[];
}

/** A long text with an introduction and sections. */
export interface LongText {
  intro: string;
  sections: readonly Section[];
}

/** A text that has loaded, and the language that it is in. */
export interface LoadedText<T> {
  code: Language;
  text: T;
}

type Loads<T> = Record<Language, () => Promise<T>>;

/**
 * A text too long for the catalogues: each language is a file of its own, loaded on demand. English is the fallback for
 * one that can't be loaded.
 */
export function longText<T>(loads: Loads<T>) {
  const known: Partial<Record<Language, LoadedText<T>>> = {};
  const load = async (code: Language) => (known[code] ??= { code, text: await loads[code]() });
  return {
    known: (code: Language) => known[code],
    load: (code: Language): Promise<LoadedText<T>> => load(code).catch(() => load('en')),
  };
}

/** The text in the current language. The previous one stays until it has loaded; `failed` if none is available. */
export function useLongText<T>({ known, load }: ReturnType<typeof longText<T>>) {
  const { code } = useSnapshot(language);
  const [shown, setShown] = useState(() => known(code));
  const [hasFailed, setHasFailed] = useState(false);
  const [attempt, retry] = useReducer((times: number) => times + 1, 0);

  useEffect(() => {
    let wanted = true;
    load(code).then(
      (loaded) => {
        if (wanted) setShown(loaded);
      },
      () => {
        if (wanted) setHasFailed(true);
      },
    );
    return () => {
      wanted = false;
      setHasFailed(false);
    };
  }, [load, code, attempt]);

  return { shown, failed: hasFailed && !shown, retry };
}
