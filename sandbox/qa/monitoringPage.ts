import { html } from 'hono/html';
import type { Db } from '#sandbox/db/tables.ts';
import type { Copy } from './history.ts';
import { page, table } from './html.ts';
import { errorsByBuild, storageTrouble, uncertainActs, updates, vitalsByBuild } from './monitoring.ts';

const none = '–';

/** Answered calls by name, HTTP status and code, the most frequent first, with the id of the latest. */
function callsByCode(copies: readonly Copy[]) {
  const counted = new Map<string, { copy: Copy; calls: number }>();
  for (const copy of copies.filter(({ status }) => status > 0)) {
    const key = `${copy.call} ${copy.status} ${copy.code}`;
    counted.set(key, { copy, calls: (counted.get(key)?.calls ?? 0) + 1 });
  }
  return [...counted.values()].toSorted((a, b) => b.calls - a.calls);
}

/** A table with a heading, or a sentence if it is empty. */
function section(title: string, columns: readonly string[], rows: readonly (readonly unknown[])[]) {
  const shown = rows.map((row) => row.map((cell) => cell ?? none));
  return html`<h2>${title}</h2>
    ${rows.length > 0 ? table(columns, shown) : html`<p>None so far.</p>`}`;
}

/** The app's performance on players' devices, from their reports and their calls' answers. */
export async function monitoringPage(db: Db, copies: readonly Copy[]) {
  // Queried one at a time, as the embedded database has a single connection.
  const errors = await errorsByBuild(db);
  const vitals = await vitalsByBuild(db);
  const acts = await uncertainActs(db);
  const updated = await updates(db);
  const troubles = await storageTrouble(db);
  return page(
    'How the app fares',
    html`<p>
        What the numbers mean, and from where on somebody should look, is in docs/operator.md. Calls are those of the
        recorded history.
      </p>
      ${section(
        'Errors by build',
        ['Build', 'Where', 'Message', 'Errors', 'Devices', 'Stack of one'],
        errors.map((row) => [row.build, row.realm, row.message, row.errors, row.devices, row.stack || none]),
      )}
      ${section(
        'Web vitals at p75 (ms; CLS in thousandths)',
        ['Build', 'Pages', 'TTFB', 'FCP', 'LCP', 'INP', 'CLS'],
        vitals.map((row) => [row.build, row.pages, row.ttfb, row.fcp, row.lcp, row.inp, row.cls]),
      )}
      ${section(
        'Uncertain acts',
        ['Call', 'Why', 'Outcome', 'Acts', 'Median seconds'],
        acts.map((row) => [row.call, row.why, row.outcome, row.acts, row.seconds]),
      )}
      ${section(
        'Updates',
        ['Outcome', 'From', 'Build now', 'Updates', 'Devices'],
        updated.map((row) => [row.outcome, row.from, row.build, row.updates, row.devices]),
      )}
      ${section(
        'Storage trouble',
        ['Kind', 'Build', 'Times', 'Devices', 'Rows or events'],
        troubles.map((row) => [row.kind, row.build, row.times, row.devices, row.rows]),
      )}
      ${section(
        'Calls by code',
        ['Call', 'HTTP', 'Code', 'Calls', 'Latest x-request-id'],
        callsByCode(copies).map(({ copy, calls }) => [copy.call, copy.status, copy.code, calls, copy.callId || none]),
      )}`,
  );
}
