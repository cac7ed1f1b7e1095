import { endpoints } from '#contract/endpoints.ts';
import type { Result } from '../runChecks.ts';
import { adviceOn, countOf, endOf, exchangeLines, notRun, type Report } from './report.ts';

const marks = { passed: 'ok  ', failed: 'FAIL', skipped: 'skip' } as const;

/** A result as lines for a terminal; a failure shows what was expected, sent and received. */
export function lineOf({ id, says, state, why, exchanges }: Result): string {
  if (state === 'passed') return `${marks[state]} ${id}`;
  const details = exchanges.map(exchangeLines).flatMap(({ sent, came }) => [`sent      ${sent}`, `received  ${came}`]);
  const lines = state === 'failed' ? [says, `expected  ${why}`, ...details] : [why];
  return [`${marks[state]} ${id}`, ...lines.map((line) => `       ${line}`)].join('\n');
}

/** The whole run in a few lines. */
export function summaryOf(report: Report): string {
  const { base, results, called, unproven } = report;
  const counts = [
    `${countOf(results, 'passed')} passed`,
    `${countOf(results, 'failed')} failed`,
    `${countOf(results, 'skipped')} skipped`,
  ];
  const all = Object.keys(endpoints).length;
  const done = [...called.values()].filter((how) => how === 'done').length;
  const total = `${base}: ${counts.join(', ')}. ${done} of ${all} calls were answered with success.`;
  return ['', total, ...unprovenLines(called, unproven.alone), notRun(report)].join('\n').trimEnd();
}

const unprovenLines = (called: Report['called'], alone: Report['unproven']['alone']) =>
  alone.length === 0
    ? []
    : [
        `NOT PROVEN: ${alone.length} calls that need nothing but a player never succeeded:`,
        ...alone.map((name) => `  ${name}, ${endOf(called, name)}`),
        adviceOn(called, alone),
      ];
