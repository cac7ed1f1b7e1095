import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A table of the operator's papers, by the calls in its first column, as written there but for its code marks. */
function tableOf(papers: string, head: string): Map<string, string> {
  const [, rows = ''] = new RegExp(`\\n\\| ${head} .*\\n((?:\\|.*\\n)+)`).exec(papers) ?? [];
  const found = new Map<string, string>();
  for (const row of rows.split('\n')) {
    const [, names = '', said = ''] = row.split(' | ').length > 1 ? (/^\| (.*?) +\| (.*?) +\|/.exec(row) ?? []) : [];
    for (const [, name = ''] of names.matchAll(/`([\w/]+)`/g)) found.set(name, said);
  }
  return found;
}

/** What docs/operator.md says of each call: what an extension must do, and fields that the specification hasn't. */
export function explanations(): { must: Map<string, string>; fields: Map<string, string> } {
  const papers = readFileSync(path.resolve('docs/operator.md'), 'utf8');
  return { must: tableOf(papers, 'extension call'), fields: tableOf(papers, 'call  ') };
}
