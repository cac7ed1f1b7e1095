/** The cookie with the language that was chosen. */
export const languageCookie = 'lang';

/** Lifetime of the language cookie: 365 days, in seconds (spec §9). */
export const languageLifetime = 365 * 24 * 60 * 60;

/** Storage key of the version of the age notice that was accepted on this device. */
export const consentKey = 'age.accepted';

/** Pages that can be read before the age notice is answered; it links to them. */
export const readablePages: readonly string[] = ['/terms-of-use', '/privacy-policy'];
