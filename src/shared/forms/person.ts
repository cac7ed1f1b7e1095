import { manilaDay } from '#i18n/manila.ts';

/** Maximum length of free texts about a player, characters. */
export const longestText = 120;
/** Minimum age of players, years (checklist V-10). */
const ageLimit = 21;

/** Patterns of links. A dot alone makes no link, as in "Ma. Clara". */
const link = /https?:|\bwww\.|\.(com|net|org|ph|io|co|me|gg|info|xyz|link|app|shop|site|online|top|vip|bet)\b/i;
const nickname = /^[\p{L}\p{M}\d _.-]+$/u;
const day = /^\d{4}-\d\d-\d\d$/;
const birthYear = /^(?:19|20)/;

/** V-06: whether a text has only letters, digits, spaces and `_ . -`. */
export const isNickname = (text: string) => nickname.test(text);

/** Whether a text contains a link (V-06). */
export const hasLink = (text: string) => link.test(text);

/** Whether a text like 2000-12-31 is a valid date. */
export function isDay(text: string): boolean {
  const time = day.test(text) ? Date.parse(`${text}T00:00:00Z`) : NaN;
  return Number.isFinite(time) && new Date(time).toISOString().startsWith(text);
}

/** Whether a text is a possible birthday of a living person. */
export const isBirthday = (text: string) => birthYear.test(text) && isDay(text);

/** The latest birthday, such as 2000-12-31, of a person old enough now (epoch milliseconds), in Manila. */
export function lastBirthday(now: number): string {
  const today = manilaDay(now);
  return `${Number(today.slice(0, 4)) - ageLimit}${today.slice(4)}`;
}
