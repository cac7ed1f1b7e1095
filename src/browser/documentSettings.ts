/** The cookie with the chosen language. */
export const languageCookie = 'lang';

/** Lifetime of the language cookie: 365 days, in seconds (spec §9). */
export const languageLifetime = 365 * 24 * 60 * 60;

/** Storage key of the last applied theme. */
export const themeKey = 'look';

/** Storage key of the typeface's address, once its file is on this device. */
export const typefaceKey = 'typeface';

/** Storage key of the player's preferences for this device. */
export const preferencesKey = 'preferences';

/** Storage key of the age notice's version accepted on this device. */
export const consentKey = 'age.accepted';

/** Pages that can be read before answering the age notice, which links to them. */
export const readablePages: readonly string[] = ['/terms-of-use', '/privacy-policy'];

/** Storage key of the current session's public name, which changes with every log-in and log-out. */
export const epochKey = 'session.epoch';

/**
 * Storage key of the era of last screens, which ends whenever one is dropped: those of an earlier era aren't shown.
 */
export const eraKey = 'screen.era';

/** Storage key, per tab, of the lobby's filter. */
export const filterKey = 'lobby.filter';

/** The cache of the lobby's last screen, with a single entry; its header `build` names the build of its page. */
export const lastScreenCache = 'last-screen';
export const lastScreenEntry = '/last-screen';

/** Performance mark for games, and a player's balance, on screen: the measure of loading. */
export const dataMark = 'app:data';

/** Performance mark of the first React commit: from then on the app has the page. */
export const shellMark = 'app:shell';

/** The cache of pictures shared by another app, until the feedback form takes them over. */
export const sharedCache = 'shared';
