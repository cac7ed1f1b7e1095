/** The cookie with the language that was chosen. */
export const languageCookie = 'lang';

/** Lifetime of the language cookie: 365 days, in seconds (spec §9). */
export const languageLifetime = 365 * 24 * 60 * 60;

/** Storage key of the theme that was applied last. */
export const themeKey = 'look';

/** Storage key of the player's preferences for this device. */
export const preferencesKey = 'preferences';

/** Storage key of the version of the age notice that was accepted on this device. */
export const consentKey = 'age.accepted';

/** Pages that can be read before the age notice is answered; it links to them. */
export const readablePages: readonly string[] = ['/terms-of-use', '/privacy-policy'];

/** Storage key of the public name of the current session, which changes with every log-in and log-out. */
export const epochKey = 'session.epoch';

/** Storage key of the era of last screens, which ends whenever one is dropped: those of an earlier era aren't shown. */
export const eraKey = 'screen.era';

/** Storage key, of the tab, of the lobby's filter. */
export const filterKey = 'lobby.filter';

/** The cache with the lobby as it was last seen, and its one entry; the entry's header `build` names the build of its page. */
export const lastScreenCache = 'last-screen';
export const lastScreenEntry = '/last-screen';

/** Performance mark of games, and a player's balance, on screen: the measure of loading. */
export const dataMark = 'app:data';

/** The cache of the pictures that another app has shared, until the form of feedback takes them over. */
export const sharedCache = 'shared';
