import { html, raw } from 'hono/html';
import type { Name } from '#contract/endpoints.ts';
import { needs } from '../proven.ts';
import type { Result } from '../runChecks.ts';
import { adviceOn, countOf, endOf, exchangeLines, groupsOf, notRun, type Report } from './report.ts';

const look = `
  :root { color-scheme: light dark; --ok: #17723a; --bad: #b3261e; --quiet: #5f6070; --line: #d8d8e0 }
  @media (prefers-color-scheme: dark) { :root { --ok: #6fd394; --bad: #ff8a80; --quiet: #a5a6b5; --line: #3c3d48 } }
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 64rem; margin: 2rem auto; padding: 0 1rem }
  h2 { margin-top: 2.5rem; border-bottom: 1px solid var(--line) }
  ol { list-style: none; padding: 0 } li { margin: .6rem 0 }
  code, pre { font: 13px/1.45 ui-monospace, monospace } pre { white-space: pre-wrap; overflow-wrap: anywhere; margin: .2rem 0 .8rem }
  .passed b { color: var(--ok) } .failed b { color: var(--bad) } .skipped b, small { color: var(--quiet) }
  .failed { border-left: 4px solid var(--bad); padding-left: .8rem } dt { font-weight: 600 } dd { margin: 0 }
`;
const marks = { passed: 'Kept', failed: 'Not kept', skipped: 'Not checked' } as const;

const exchangeOf = ({ sent, came }: { sent: string; came: string }) =>
  html`<dt>Sent</dt>
    <dd><pre>${sent}</pre></dd>
    <dt>Received</dt>
    <dd><pre>${came}</pre></dd>`;

const details = ({ why, exchanges }: Result) =>
  html`<dl>
    <dt>Expected</dt>
    <dd>${why}</dd>
    ${exchanges.map(exchangeLines).map(exchangeOf)}
  </dl>`;

const item = (result: Result) =>
  html`<li class="${result.state}" id="${result.id}">
    <b>${marks[result.state]}</b> ${result.says}.
    <small><code>${result.id}</code>, for ${result.cites.join(', ')}, ${result.milliseconds} ms</small>
    ${result.state === 'skipped' ? html`<br /><small>${result.why}.</small>` : ''}
    ${result.state === 'failed' ? details(result) : ''}
  </li>`;

const section = ([group, results]: [string, Result[]]) =>
  html`<h2>${group} <small>${countOf(results, 'passed')} of ${results.length}</small></h2>
    <ol>
      ${results.map(item)}
    </ol>`;

const notProven = (called: Report['called'], alone: readonly Name[]) =>
  html`<h2>Not proven</h2>
    <p>These calls need nothing but a player, and never succeeded. ${adviceOn(called, alone)}</p>
    <ul class="failed">
      ${alone.map((name) => html`<li><code>${name}</code>, ${endOf(called, name)}</li>`)}
    </ul>`;

const needingMore = (others: readonly Name[]) =>
  html`<h2>Calls that need more than a player, and never succeeded</h2>
    <ul>
      ${others.map((name) => html`<li><code>${name}</code> needs ${needs.get(name)}</li>`)}
    </ul>`;

/** A run as one self-contained HTML file, failures first. */
export async function htmlOf(report: Report): Promise<string> {
  const { base, at, results, called, unproven } = report;
  const failed = results.filter(({ state }) => state === 'failed');
  const counts = `${countOf(results, 'passed')} kept, ${failed.length} not kept, ${countOf(results, 'skipped')} not checked`;
  const page = html`${raw('<!doctype html>')}
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Conformance of ${base}</title>
        <style>
          ${raw(look)}
        </style>
      </head>
      <body>
        <h1>Conformance of ${base}</h1>
        <p>${at}: ${counts}. ${notRun(report)}</p>
        ${
          failed.length > 0
            ? html`<ul>
                ${failed.map(({ id, says }) => html`<li><a href="#${id}">${says}</a></li>`)}
              </ul>`
            : ''
        }
        ${unproven.alone.length > 0 ? notProven(called, unproven.alone) : ''} ${[...groupsOf(results)].map(section)}
        ${unproven.others.length > 0 ? needingMore(unproven.others) : ''}
      </body>
    </html>`;
  return (await page).toString();
}
