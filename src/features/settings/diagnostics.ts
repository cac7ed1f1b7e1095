import { manilaTime } from '#i18n/manila.ts';
import type { CallNote } from '#worker/network/calls.ts';
import type { Stores } from '#contract/stores.ts';
import type { words } from './words.en.ts';

/** The label of a diagnostic value: a text without parameters. */
type Label = Exclude<keyof typeof words.en, 'version' | 'more' | 'loaded' | 'readyOffline' | 'bringRest'>;
/** A label that is the same in every language. */
type Named = { name: string };
/** A diagnostic value: yes or no, or a text that is the same in every language; undefined if unknown. */
type Value = boolean | string | undefined;

/** A titled group of diagnostic values. */
export interface Group {
  title: Label;
  rows: readonly (readonly [label: Label | Named, reading: Value])[];
}

/** What only the browser knows; `undefined` if it doesn't answer. */
export interface Findings {
  version: string;
  build: string;
  installed: boolean;
  language: string;
  screen: string;
  browser: string;
  networkType: string;
  savesData: boolean;
  /** Response time of the worker, milliseconds. */
  answeredIn: number | undefined;
  /** Newest first. */
  calls: readonly CallNote[];
  broken: boolean;
  serviceWorker: string;
  controlled: boolean;
  updateWaits: boolean;
  swError: string | undefined;
  /** Bytes used. */
  usage: number | undefined;
  quota: number | undefined;
  persisted: boolean | undefined;
  files: number | undefined;
  /** Current time, epoch milliseconds. */
  now: number;
  zone: string;
}

const unknown = '–';
const moment = (time: number) => (time > 0 ? `${manilaTime(time)} +08` : unknown);
const oneDigit = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const [megabyte, gigabyte] = [2 ** 20, 2 ** 30];
function size(bytes: number | undefined) {
  if (bytes === undefined) return undefined;
  return bytes < gigabyte ? `${oneDigit.format(bytes / megabyte)} MB` : `${oneDigit.format(bytes / gigabyte)} GB`;
}
const inMs = (span: number | undefined) =>
  span === undefined ? undefined : `${Math.round(span)} ms`.replace('-', '−');

/** The page keeps only the newest analytics events; this many mean that there are more. */
const mostEvents = 20;
const waiting = (count: number) => (count < mostEvents ? String(count) : `${mostEvents}+`);

/** All diagnostics for support, in groups. None identifies the player or reveals their money. */
export function diagnostics(
  {
    network,
    settings,
    storage,
    build,
    events,
    acts,
  }: Pick<Stores, 'network' | 'settings' | 'storage' | 'build' | 'events' | 'acts'>,
  found: Findings,
): readonly Group[] {
  const open = Object.values(acts).flatMap((act) => (act ? [`${act.call} ${act.state}`] : []));
  return [
    {
      title: 'app',
      rows: [
        ['appVersion', found.version],
        ['build', found.build],
        ['newestBuild', build.latest || unknown],
        ['installed', found.installed],
        ['speaks', found.language],
        ['screen', found.screen],
        ['browser', found.browser],
      ],
    },
    {
      title: 'connection',
      rows: [
        ['onLine', network.onLine],
        ['networkType', found.networkType || unknown],
        ['saves', found.savesData],
        ['failing', network.failing],
        ['heardAt', moment(network.heardAt)],
      ],
    },
    {
      title: 'engine',
      rows: [
        ['answersIn', inMs(found.answeredIn)],
        ['broken', found.broken],
        ['serviceWorker', found.serviceWorker],
        ['controls', found.controlled],
        ['updateWaits', found.updateWaits],
        ['swError', found.swError],
      ],
    },
    {
      title: 'storage',
      rows: [
        ['mode', storage.mode],
        ['used', size(found.usage)],
        ['room', size(found.quota)],
        ['persistent', found.persisted],
        ['files', found.files?.toString()],
      ],
    },
    {
      title: 'queues',
      rows: [
        ['events', waiting(events.tail.length)],
        ['acts', open.join(', ') || '0'],
      ],
    },
    { title: 'calls', rows: found.calls.map(callRow) },
    {
      title: 'clock',
      rows: [
        ['deviceTime', moment(found.now)],
        ['zone', found.zone],
        ['ahead', inMs(settings.clockOffset)],
      ],
    },
  ];
}

/**
 * One line per call to the operator: 0 is success, other codes are the operator’s; the time in Manila without the
 * date, as it is recent; and the call’s id in the operator’s logs.
 */
const callRow = ({ call, id, code, text, ms, at }: CallNote) =>
  [{ name: call }, [code, ...(text ? [text] : []), inMs(ms), manilaTime(at).slice(-8), id].join(' · ')] as const;

/** The text of a label. */
export const nameOf = (label: Label | Named, say: (label: Label) => string) =>
  typeof label === 'string' ? say(label) : label.name;

/** The diagnostics as lines of text. */
export function asText(groups: readonly Group[], say: (label: Label) => string): string {
  return groups
    .map(({ title, rows }) =>
      [say(title), ...rows.map((row) => `  ${nameOf(row[0], say)}: ${valueOf(row[1], say)}`)].join('\n'),
    )
    .join('\n');
}

/** The text of a diagnostic value. */
export function valueOf(reading: Value, say: (label: Label) => string): string {
  if (reading === undefined) return unknown;
  return typeof reading === 'string' ? reading : say(reading ? 'yes' : 'no');
}
