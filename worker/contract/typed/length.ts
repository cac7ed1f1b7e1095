/** Firefox has it from 125 on; elsewhere code points are counted. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;

/** The number of user-perceived characters: a letter with its accents, or an emoji, is one. */
export function lengthOf(text: string): number {
  // Most texts have one code unit per character and needn't be segmented.
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  return segmenter ? Array.from(segmenter.segment(text)).length : Array.from(text).length;
}
