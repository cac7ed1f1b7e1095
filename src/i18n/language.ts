import { proxy } from 'valtio';

/** The app's languages, each by its own name. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof languages;

/** Their locales for `Intl`. */
export const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' };

/** Lifetime of the language cookie: 365 days, in seconds (spec §9). */
export const languageLifetime = 365 * 24 * 60 * 60;

const cookieName = 'lang';
/** Language tags by app language; `tl` is the older tag of Filipino. */
const byTag: Record<string, Language> = { en: 'en', fil: 'fil', tl: 'fil' };

const isLanguage = (code: string | undefined): code is Language => code !== undefined && Object.hasOwn(languages, code);

/** The initial language: the one chosen before, else the first supported one of the browser's, else English. */
export function detectLanguage(cookies: string, preferred: readonly string[]): Language {
  const chosen = new RegExp(`(?:^|; )${cookieName}=([^;]*)`).exec(cookies)?.[1];
  if (isLanguage(chosen)) return chosen;
  const known = preferred.map((tag) => byTag[tag.toLowerCase().split('-')[0] ?? '']);
  return known.find((code) => code !== undefined) ?? 'en';
}

/** The current language; only `setLanguage` changes it. */
export const language = proxy<{ code: Language }>({ code: detectLanguage(document.cookie, navigator.languages) });
document.documentElement.lang = language.code;

/** Sets the page's language, and stores it in a cookie. */
export function setLanguage(code: Language): void {
  language.code = code;
  document.documentElement.lang = code;
  document.cookie = `${cookieName}=${code}; max-age=${languageLifetime}; path=/; samesite=lax`;
}
