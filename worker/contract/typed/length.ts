/** Firefox has it from 125 on; without it code points are counted. */
const segmenter = typeof Intl.Segmenter === 'function' ? new Intl.Segmenter() : undefined;

/** How many characters a text has as people count them: a letter with its accents, or an emoji, is one. */
export function lengthOf(text: string): number {
  // Most texts have one code unit a character, and needn't be taken apart.
  if (/^[\x20-\x7E]*$/.test(text)) return text.length;
  return segmenter ? Array.from(segmenter.segment(text)).length : Array.from(text).length;
}
