import { readFileSync, writeFileSync } from 'node:fs';
import type { Name } from '#contract/endpoints.ts';
import { looks } from '#shared/filling/looks.ts';
import { bundle } from '../bundle.ts';
import { measureCosts, type Cost } from './costs.ts';
import type * as Load from './load.ts';
import { manifest } from './sent.ts';

const paper = 'docs/scale.md';

/** The day whose figures stand in the paper. */
const devices = Number(process.env['LOAD_DEVICES'] ?? 10_000);
const hours = Number(process.env['LOAD_HOURS'] ?? 24);
/** How many open apps are reckoned. */
const scales = [100_000, 1_000_000];

const round = (value: number, digits = 0) =>
  value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
/** Two significant digits suffice for what is reckoned. */
const about = (value: number) => Number(value.toPrecision(2)).toLocaleString('en', { maximumFractionDigits: 2 });
const table = (heads: readonly string[], rows: readonly (readonly string[])[]) =>
  [heads, heads.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);

/** Replaces the part of a text between the marks of this name. */
function replacePart(text: string, name: string, part: string): string {
  const [from, to] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = text.split(from);
  const after = rest?.split(to)[1];
  if (after === undefined) throw new Error(`${paper} has no part “${name}”.`);
  return `${before}${from}\n\n${part}\n\n${to}${after}`;
}

const { createDay, figuresOf } = await bundle<typeof Load>('load/load.ts');
const { rest, events, closed, perMinute } = figuresOf(createDay(hours), devices);
const ratio = (peak: number) => round(peak / rest.mean, 2);
const calls = Object.entries(perMinute).filter(([call]) => call !== manifest) as [Name, number][];
const ahead = looks.map(({ name }) => name);
const costs = await measureCosts(
  calls.map(([call]) => call),
  ahead,
);

const written = ({ writes }: Cost) => sum(Object.values(writes));
const writesOf = ({ writes }: Cost) =>
  Object.entries(writes)
    .map(([name, many]) => `${many} \`${name}\``)
    .join(', ') || '–';

const day = table(
  ['when', 'peak, calls/s', 'mean, calls/s', 'peak of the mean of the rest'],
  [
    ['the rest of the day', round(rest.peak), round(rest.mean), ratio(rest.peak)],
    ...Object.entries(events).map(([name, { peak, mean }]) => [name, round(peak), round(mean), ratio(peak)]),
  ],
);

const device = table(
  ['request', 'a minute', 'JSON up, bytes', 'JSON down, bytes', 'reads', 'writes'],
  [
    ...calls.map(([call, often]) => {
      const { up, down, reads, ...cost } = costs.calls[call]!;
      return [
        `\`${call}\``,
        round(often, 3),
        round(up),
        round(down),
        round(reads),
        writesOf({ up, down, reads, ...cost }),
      ];
    }),
    ['`builds/latest.json`, of the web server', round(perMinute[manifest] ?? 0, 3), '–', '–', '–', '–'],
    ['all calls', round(sum(calls.map(([, often]) => often)), 2), '', '', '', ''],
    ['all requests, closed operator', round(closed, 2), '', '', '', ''],
  ],
);

const perSecond = (of: (cost: Cost) => number) =>
  sum(calls.map(([call, often]) => (often / 60) * of(costs.calls[call]!)));
const kinds: [string, (open: number) => string][] = [
  ['calls a second, mean', (open) => about(open * perSecond(() => 1))],
  ['calls a second to be ready for, 1.5 times that', (open) => about(1.5 * open * perSecond(() => 1))],
  ['JSON up, MB a second', (open) => about((open * perSecond(({ up }) => up)) / 1e6)],
  ['JSON down, MB a second', (open) => about((open * perSecond(({ down }) => down)) / 1e6)],
  ['statements a second that read', (open) => about(open * perSecond(({ reads }) => reads))],
  [
    '… of them for the red dots',
    (open) =>
      about(((open * (perMinute['activityGetStatusList'] ?? 0)) / 60) * costs.calls['activityGetStatusList']!.reads),
  ],
  ['statements a second that write', (open) => about(open * perSecond(written))],
  ...(['claims', 'events', 'tokens'] as const).map((name): [string, (open: number) => string] => [
    `… of them to \`${name}\``,
    (open) => about(open * perSecond(({ writes }) => writes[name] ?? 0)),
  ]),
  ['calls a second while closed', (open) => about((open * closed) / 60)],
  ['reading ahead, calls a day', (open) => about(open * ahead.length)],
  [
    'reading ahead, GB a day',
    (open) => about((open * sum(ahead.map((name) => costs.ahead[name]!.up + costs.ahead[name]!.down))) / 1e9),
  ],
];
const scale = table(
  ['open apps', ...scales.map((open) => round(open))],
  kinds.map(([name, of]) => [name, ...scales.map(of)]),
);

const acts = table(
  ['act', 'reads', 'writes', 'rows written'],
  Object.entries(costs.acts).map(([name, cost]) => [name, round(cost.reads), round(written(cost)), writesOf(cost)]),
);

const parts = { 'the day': day, 'a device': device, scale, acts };
let text = readFileSync(paper, 'utf8');
for (const [name, part] of Object.entries(parts)) text = replacePart(text, name, part);
writeFileSync(paper, text);
console.log(Object.values(parts).join('\n\n'));
process.exit(0);
