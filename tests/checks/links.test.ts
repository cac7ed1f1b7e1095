import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const papers = [
  'README.md',
  'CHANGELOG.md',
  'sandbox/README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => path.join('docs', file)),
];

const link = /\]\((?<target>[^)\s]+)\)/g;
/** A file or folder of the repository, as named in text. */
const place = /`(?<place>(?:docs|public|sandbox|src|sw|tests|worker)(?:\/[\w.-]+)+)`/g;
const elsewhere = /^[a-z]+:/;

/** The anchors of a document: its headings, in the form that a repository's host gives them. */
const anchorsOf = (markdown: string) =>
  [...markdown.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d _-]/gu, '')
      .replaceAll(' ', '-'),
  );

/** Whether a link of a document leads to an existing file or folder, and to an existing heading. */
function leadsSomewhere(paper: string, target: string): boolean {
  const [file = '', anchor] = target.split('#');
  const found = file === '' ? paper : path.join(path.dirname(paper), file);
  if (!existsSync(found)) return false;
  return anchor === undefined || anchorsOf(readFileSync(found, 'utf8')).includes(anchor);
}

test.each(papers)('every link of %s leads to an existing file and heading', (paper) => {
  const targets = [...readFileSync(paper, 'utf8').matchAll(link)].map(({ groups }) => groups!['target']!);
  expect(targets.filter((target) => !elsewhere.test(target) && !leadsSomewhere(paper, target))).toEqual([]);
});

/** A document without its code examples, where a # isn't a heading. */
const proseOf = (paper: string) => readFileSync(paper, 'utf8').replaceAll(/^```.*?^```/gms, '');

test.each(papers.filter((paper) => paper.startsWith('docs')))(
  '%s has no duplicate heading, and no table with a repeated header',
  (paper) => {
    const prose = proseOf(paper);
    const headings = [...prose.matchAll(/^#+ .+$/gm)].map(([heading]) => heading);
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
    const heads = [...prose.matchAll(/(?:^\|.*\n)+/gm)].map(([table]) => table.match(/^\|[ :|-]+\|$/gm) ?? []);
    expect(heads.filter(({ length }) => length > 1)).toEqual([]);
  },
);

test.each(papers)('every file and folder named in %s exists', (paper) => {
  const named = [...readFileSync(paper, 'utf8').matchAll(place)].map(({ groups }) => groups!['place']!);
  expect(named.filter((each) => !existsSync(each))).toEqual([]);
});

test.each([
  ['docs/fixtures.md', 'qa.md#the-history-checker', true],
  ['docs/qa.md', '#commands', true],
  ['README.md', 'docs/decisions', true],
  ['README.md', 'docs/no-such-paper.md', false],
  ['docs/fixtures.md', 'qa.md#no-such-heading', false],
])('in %s, the link %s resolves: %s', (paper, target, is) => expect(leadsSomewhere(paper, target)).toBe(is));
