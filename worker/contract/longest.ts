/** The greatest length of an input of one line, in UTF-16 code units: what people type, a code, an id as text. */
export const longestLine = 200;
