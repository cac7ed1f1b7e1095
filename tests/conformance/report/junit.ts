import { countOf, exchangeLines, groupsOf, type Report } from './report.ts';
import type { Result } from '../runChecks.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
/** Characters that XML forbids even as entities; it also forbids halves of surrogate pairs. */
// oxlint-disable-next-line no-control-regex -- the pattern looks for the control characters that XML forbids
const never = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Escapes a text for XML. */
const escaped = (text: string) =>
  text
    .replaceAll(never, '\ufffd')
    .replaceAll(/\p{Surrogate}/gu, '\ufffd')
    .replaceAll(/[&<>"']/g, (sign) => entities[sign]!);

const seconds = (results: readonly Result[]) =>
  (results.reduce((total, { milliseconds }) => total + milliseconds, 0) / 1_000).toFixed(3);

const counted = (results: readonly Result[]) =>
  `tests="${results.length}" failures="${countOf(results, 'failed')}" skipped="${countOf(results, 'skipped')}" time="${seconds(results)}"`;

function caseOf(result: Result): string {
  const { id, says, cites, state, why, exchanges } = result;
  const name = `classname="conformance.${escaped(id.split('.', 1)[0]!)}" name="${escaped(`${id}: ${says}`)}"`;
  const opened = `    <testcase ${name} time="${seconds([result])}"`;
  if (state === 'passed') return `${opened}/>`;
  if (state === 'skipped') return `${opened}><skipped message="${escaped(why)}"/></testcase>`;
  const lines = exchanges.map(exchangeLines).flatMap(({ sent, came }) => [`Sent: ${sent}`, `Received: ${came}`]);
  const text = [`Expected: ${why}`, `Asked for by: ${cites.join(', ')}`, ...lines].join('\n');
  return `${opened}><failure message="${escaped(why)}">${escaped(text)}</failure></testcase>`;
}

/** A run as JUnit XML, a suite for each group. */
export function junitOf({ at, results }: Report): string {
  const suites = [...groupsOf(results)].map(
    ([group, own]) =>
      `  <testsuite name="${escaped(group)}" timestamp="${escaped(at)}" ${counted(own)}>\n${own.map(caseOf).join('\n')}\n  </testsuite>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="conformance" ${counted(results)}>\n${suites.join('\n')}\n</testsuites>\n`;
}
