/** The maximum length of a one-line input, in UTF-16 code units: typed text, a code, an id as text. */
export const longestLine = 200;

/**
 * Max UTF-16 code units per user-perceived character, for bounds in characters: an emoji of several people has
 * eleven.
 */
export const unitsPerCharacter = 12;

/** The highest id, the maximum of a 32-bit integer column. */
export const greatestId = 2_147_483_647;
