import { proxy } from 'valtio';

/** The languages the app speaks, each by its own name. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof languages;

/** What `Intl` calls them. */
export const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' };

/** How long a choice of language is kept: 365 days, in seconds (spec §9). */
export const languageLifetime = 365 * 24 * 60 * 60;

const cookieName = 'lang';
/** `tl` is how older systems write Filipino. */
const spoken: Record<string, Language> = { en: 'en', fil: 'fil', tl: 'fil' };

const isLanguage = (code: string | undefined): code is Language => code !== undefined && Object.hasOwn(languages, code);

/** The language to begin in: the one chosen before, else the first of the browser's that is spoken, else English. */
export function detectLanguage(cookies: string, preferred: readonly string[]): Language {
  const chosen = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies)?.[1];
  if (isLanguage(chosen)) return chosen;
  const known = preferred.map((tag) => spoken[tag.toLowerCase().split('-')[0] ?? '']);
  return known.find((code) => code !== undefined) ?? 'en';
}

/** The language on screen; `speak` alone changes it. */
export const language = proxy<{ code: Language }>({ code: detectLanguage(document.cookie, navigator.languages) });
document.documentElement.lang = language.code;

/** Puts the page into a language, and has the browser remember it. */
export function speak(code: Language): void {
  language.code = code;
  document.documentElement.lang = code;
  document.cookie = `${cookieName}=${code}; max-age=${languageLifetime}; path=/; samesite=lax`;
}
