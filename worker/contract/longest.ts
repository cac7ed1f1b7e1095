/** The greatest length of an input of one line, in UTF-16 code units: what people type, a code, an id as text. */
export const longestLine = 200;

/**
 * The most UTF-16 code units of a character, in the bound of a text whose characters are counted as people count them:
 * an emoji of several people has eleven.
 */
export const unitsPerCharacter = 12;
