/** The places where a source cites requirements: comments, and parentheses, as at the end of a test's title. */
const passages = [
  /(?<=^|[\s{(])\/\*[^]*?\*\//gm,
  /(?<=^|\s)\/\/ .*$/gm,
  /\((?:[a-z]+ )?[A-Z]{1,2}-?\d{1,2}(?:(?:, (?:[a-z]+ )?| to )[A-Z]{1,2}-?\d{1,2})*\)/g,
];

/** The forms of a citation: a requirement's number, or the section of a document. */
const citation = new RegExp(
  [
    /\bplayers B\d{1,2}\b/,
    /\b[A-Z]{1,2}-\d\d\b/,
    /\b[A-I]\d{1,2}\b/,
    /\bspec §\d/,
    /(?<=spec §\d, )§\d/,
    /\bpayloads [0A-M]\b/,
    /(?<=[(,;] ?)(?:players|reliability) \d(?:\.\d)?\b/,
    /\b(?:payloads|architecture|performance), [a-z]+(?: [a-z]+)*(?=[),.;])/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'g',
);
const range = /\b(?<family>[A-Z]{1,2}-)(?<first>\d\d) to \k<family>(?<last>\d\d)\b/g;
const entry = /^- \*\*(?<id>[^*]+)\*\*/gm;

const within = (passage: string, known: readonly string[]) =>
  [...passage.matchAll(range)].flatMap(({ groups: { family = '', first = '', last = '' } = {} }) =>
    known.filter((id) => id.startsWith(family) && id > `${family}${first}` && id < `${family}${last}`),
  );

/** The requirements that a source cites, each once; a range cites both its ends and every known one between them. */
export function citedIn(source: string, known: readonly string[]): string[] {
  const cited = passages
    .flatMap((pattern) => [...source.matchAll(pattern)])
    .flatMap(([passage]) => [
      ...[...passage.matchAll(citation)].map(([id]) => (id.startsWith('§') ? `spec ${id}` : id)),
      ...within(passage, known),
    ]);
  return [...new Set(cited)];
}

/** The requirements in `docs/requirements.md`, in its order. */
export const entriesOf = (markdown: string) => [...markdown.matchAll(entry)].map(({ groups }) => groups!['id']!);
