import { html } from 'hono/html';
import { endpoints } from '#contract/endpoints.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { notices } from '../operator/identity/smsNotices.ts';
import type { outbox } from '../operator/identity/codes.ts';
import { newcomers } from '../db/seed/newcomers.ts';
import { demoPassword, demoPlayers } from '../db/seed/seed.ts';
import { formatted } from '../hundredths.ts';
import { switchCalls } from './switchCalls.ts';

const look = `
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #1c1b22; background: #fff }
  table { border-collapse: collapse; width: 100%; display: block; overflow-x: auto }
  th, td { text-align: left; padding: .35rem .75rem .35rem 0; border-bottom: 1px solid #ddd; vertical-align: top }
  code { font: 14px/1.4 ui-monospace, monospace }
`;

/** A page of the back office. */
export const page = (title: string, body: unknown) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>${title}</title>
        <style>
          ${look}
        </style>
      </head>
      <body>
        <h1>${title}</h1>
        ${body}
      </body>
    </html>`;

/** An HTML table; `columns` are its headings. */
export const table = (columns: readonly string[], rows: readonly (readonly unknown[])[]) =>
  html`<table>
    <thead>
      <tr>
        ${columns.map((column) => html`<th scope="col">${column}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        (row) =>
          html`<tr>
            ${row.map((cell) => html`<td>${cell}</td>`)}
          </tr>`,
      )}
    </tbody>
  </table>`;

const code = (text: string) => html`<code>${text}</code>`;

/** The start page: servers, their addresses, and demo accounts. */
export const startPage = (origins: Record<string, string>) =>
  page(
    "The operator's pages",
    html`<ul>
        <li><a href="/contract/read">The contract</a>, and <a href="/contract">as OpenAPI</a></li>
        <li><a href="/sms">SMS outbox</a></li>
        <li>
          <a href="/history">Requests received</a>, <a href="/events">events</a>,
          <a href="/violations">policy violations</a>
        </li>
        <li><a href="/monitoring">How the app fares</a>: errors, web vitals, acts, updates, storage, calls</li>
        <li><a href="/switches">Switches as they stand</a>, <a href="/secrets.json">keys of partners</a></li>
        <li>
          <a href="/checks">Checks of identity in doubt</a>, <a href="/closed">money in closed accounts</a>,
          <a href="/partners">how partners sign</a>
        </li>
      </ul>
      <h2>Addresses</h2>
      ${table(
        ['What', 'Where'],
        Object.entries(origins).map(([name, origin]) => [name, html`<a href="${origin}">${origin}</a>`]),
      )}
      <h2>Demo accounts</h2>
      ${table(
        ['Account', 'Password', 'Begins with'],
        [
          ...demoPlayers.map(({ account, coin }) => [code(account), code(demoPassword), formatted(coin)]),
          ...newcomers.map(({ account }) => [code(account), code(demoPassword), 'new']),
        ],
      )}
      <h2>Known elsewhere</h2>
      <p>
        Google, Facebook and LINE are played here too: whoever logs in by them chooses a name, and one name is one
        person at each. Who is new there is asked once who they are here.
      </p>
      <h2>Switches</h2>
      <p>JSON in, JSON out, at this address. The rest of the machine is not touched.</p>
      ${table(
        ['Call', 'Body', 'What it does'],
        switchCalls.map(([method, path, body, does]) => [code(`${method} ${path}`), code(body), does]),
      )}`,
  );

/** Every endpoint with its purpose. */
export const contractPage = () =>
  page(
    'The contract',
    table(
      ['Call', 'Who', 'What', 'Marks'],
      Object.entries(endpoints).map(([name, endpoint]: [string, Endpoint]) => [
        code(name),
        endpoint.public ? 'anybody' : 'players',
        endpoint.summary,
        marksOf(endpoint),
      ]),
    ),
  );

const marksOf = ({ kind, money, identified, extension }: Endpoint) =>
  [kind, money && 'money', identified && 'identified', extension && 'extension'].filter(Boolean).join(', ');

/** The SMS outbox: one-time codes, and notices about log-ins. */
export const smsPage = (sent: Awaited<ReturnType<typeof outbox>>, texts: Awaited<ReturnType<typeof notices>>) =>
  page(
    'SMS outbox',
    html`${table(
      ['When', 'To', 'Notice'],
      texts.map(({ sentAt, mobile, text }) => [new Date(sentAt).toISOString(), mobile, text]),
    )}${table(
      ['When', 'To', 'For', 'Code', 'Tries', 'Used'],
      sent.map((sms) => [
        new Date(sms.sentAt).toISOString(),
        sms.mobile,
        sms.type,
        code(sms.code),
        sms.tries,
        sms.used ? 'yes' : 'no',
      ]),
    )}`,
  );
