import { healthPath, longestShare, sharePath } from '../http/appRoutes.ts';
import { pictureFolders } from '../http/pictures.ts';
import { reportLimits, reportPath } from '../http/reports.ts';
import { documentPath, ownPaths } from '../http/rules.ts';
import { apiBase, longestWithPicture } from '../operator/http/request.ts';
import { everywhere, rulesOf, titleOf, type Hosted } from './hosted.ts';

const isBeginning = (path: string) => path.endsWith('/') || path.endsWith('-');
const valueOf = (value: unknown) => (typeof value === 'string' ? value : '');

/**
 * A `_headers` file for Cloudflare Pages, which sends the headers of every matching rule: those that a longer path
 * overrides are removed first (`! Name`). For one build, without the health check, as such a host has files only.
 */
export function headersFile(hosted: Hosted): string {
  const { next: _, ...single } = hosted;
  const rules = rulesOf(single).filter(({ path }) => path !== healthPath);
  const fitting = (path: string) => rules.filter((rule) => rule.path !== path && path.startsWith(rule.path));
  const text = rules.map(({ path, headers }) => {
    const before = fitting(path).flatMap((rule) => Object.entries(rule.headers));
    const other = new Set(before.filter(([name, value]) => headers[name] !== value).map(([name]) => name));
    const same = new Set(before.filter(([name]) => !other.has(name)).map(([name]) => name));
    return [
      path === documentPath ? '/*' : `${path}${isBeginning(path) ? '*' : ''}`,
      ...[...other].map((name) => `  ! ${name}`),
      ...Object.entries(headers)
        .filter(([name]) => !same.has(name))
        .map(([name, value]) => `  ${name}: ${valueOf(value)}`),
    ].join('\n');
  });
  return `# ${titleOf(single)}\n${text.join('\n\n')}\n`;
}

/** The rules in words and tables, for a CDN whose rules are made by hand. For one build. */
export function rulesTable(hosted: Hosted): string {
  const { next: _, ...single } = hosted;
  const shared = everywhere(single);
  const row = (...cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  const code = (text: string) => `\`${text}\``;
  const rows = rulesOf(single).map(({ path, headers }) => {
    const own = Object.entries(headers).filter(([name]) => !(name in shared));
    const match =
      path === documentPath
        ? 'every other address: answer with `/index.html`'
        : code(`${path}${isBeginning(path) ? '*' : ''}`);
    return row(match, own.map(([name, value]) => code(`${name}: ${valueOf(value)}`)).join('<br>'));
  });
  return `# Rules for a CDN

${titleOf(single)}

In this order; the first that fits decides.

${row('path', 'rule')}
${row('---', '---')}
${row(code(`${apiBase}*`), `to the API, uncached, body up to ${longestWithPicture} bytes; never sent twice`)}
${row(pictureFolders.map((folder) => code(`${folder}*`)).join(', '), 'to the API, if covers and banners come from this origin')}
${row(code(`POST ${reportPath}`), `to the sink of reports: body up to ${reportLimits.bytes} bytes, ${reportLimits.aMinute} in a minute for an address`)}
${row(code(`POST ${sharePath}`), `303 to ${code(sharePath)}, also for a body of ${longestShare} bytes, which nobody reads`)}
${row(code(healthPath), '200 and a short text, such as `ok`, for health checks; not the page')}
${row(ownPaths.map((path) => code(isBeginning(path) ? `${path}*` : path)).join(', '), 'your own files, which no build has; 404 if missing')}
${row('another method than GET and HEAD', '405')}
${row('a file that there is', 'the file, from `br` or `gzip` copies beside it, with the headers below')}
${row('a path with an extension, or under a folder below', '404, `Cache-Control: no-store`')}
${row('every other address', '`/index.html`, with its headers below')}

Every answer has ${Object.entries(shared)
    .map(([name, value]) => code(`${name}: ${value}`))
    .join(', ')}. Besides, the longest beginning decides:

${row('path', 'headers')}
${row('---', '---')}
${[...rows.slice(1), rows[0]].join('\n')}
`;
}
