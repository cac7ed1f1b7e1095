import { proxy } from 'valtio';
import { languageCookie, languageLifetime } from '#browser/documentSettings.ts';

/** The app's languages, each by its own name; a brand's folder may add some. */
export const languages = { en: 'English', fil: 'Filipino' } as const;
export type Language = keyof typeof languages;

/** Their locales for `Intl`. */
export const locales: Record<Language, string> = { en: 'en-PH', fil: 'fil-PH' };

const lang = globalThis.document?.documentElement.lang;

/**
 * The current language, initially the one that the document's script found, or English if a translator has put
 * another there; only `setLanguage` changes it.
 */
export const language = proxy({ code: (lang in languages ? lang : 'en') as Language });

/** Sets the page's language, and stores it in a cookie. */
export function setLanguage(code: Language): void {
  language.code = code;
  document.documentElement.lang = code;
  try {
    document.cookie = `${languageCookie}=${code}; max-age=${languageLifetime}; path=/; samesite=lax`;
  } catch {
    // Cookies are blocked: the language lasts as long as this page.
  }
}
