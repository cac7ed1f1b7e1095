import { readFileSync } from 'node:fs';
import path from 'node:path';
import { top } from '../top.ts';

/** What the operator's papers say about some calls: `said`, and after a bold word `more`. */
interface Entry {
  names: string[];
  summary: string;
  more: string;
}

/** The first list of a section of the operator's papers; the calls precede the colon of each entry. */
function listOf(papers: string, heading: string): Entry[] {
  const [, list = ''] = new RegExp(`\\n## ${heading}\\n(?:.*\\n)*?((?:- .*\\n(?: {2}.*\\n)*)+)`).exec(papers) ?? [];
  return list.split(/\n(?=- )/).map((entry) => {
    const [, calls = '', text = ''] = /^- ([^:]+): (.*)$/.exec(entry.trim().replaceAll(/\s+/g, ' ')) ?? [];
    const [summary = '', more = ''] = text.split(/ \*\*[^*]+\*\*: /);
    return {
      names: [...calls.matchAll(/`([\w/]+)`/g)].map(([, name]) => name!),
      summary: summary.replace(/\.$/, ''),
      more,
    };
  });
}

const byCall = (entries: Entry[], part: 'summary' | 'more') =>
  new Map(entries.flatMap((entry) => entry.names.map((name) => [name, entry[part]] as const)));

/**
 * What docs/operator.md says about each call: what an extension must do, its errors, and fields beyond the
 * specification.
 */
export function explanations() {
  const papers = readFileSync(path.join(top, 'docs/operator.md'), 'utf8');
  const extensions = listOf(papers, 'Extension calls');
  return {
    must: byCall(extensions, 'summary'),
    errors: byCall(extensions, 'more'),
    fields: byCall(listOf(papers, 'Additional fields of specified calls'), 'summary'),
  };
}
