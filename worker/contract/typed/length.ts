/** Firefox has it from 125 on; elsewhere code points are counted. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;

/** Above every limit, in code units: longer texts are counted by code points, as segmenting them takes old engines long. */
const longestExact = 4_000;

/** The number of user-perceived characters: a letter with its accents, or an emoji, is one. */
export function lengthOf(text: string): number {
  // Most texts have one code unit per character and needn't be segmented.
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  return Array.from<unknown>(segmenter && text.length <= longestExact ? segmenter.segment(text) : text).length;
}
