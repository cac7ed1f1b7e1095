import type { CallNote } from '#worker/network/calls.ts';
import type { Stores } from '#contract/stores.ts';
import type { en } from './words.en.ts';

/** What a reading is called: a word that needs nothing filled in. */
type Label = Exclude<keyof typeof en, 'version' | 'more' | 'loaded'>;
/** A name that is the same in every language. */
type Named = { name: string };
/** What it says: yes or no, or something that is the same in every language; nothing for what can't be known here. */
type Reading = boolean | string | undefined;

/** Readings that belong together. */
export interface Group {
  title: Label;
  rows: readonly (readonly [label: Label | Named, reading: Reading])[];
}

/** What only the browser can say; `undefined` where it doesn't. */
export interface Findings {
  version: string;
  build: string;
  installed: boolean;
  language: string;
  screen: string;
  browser: string;
  networkType: string;
  savesData: boolean;
  /** How long the worker took to answer, milliseconds. */
  answeredIn: number | undefined;
  /** The newest first. */
  calls: readonly CallNote[];
  broken: boolean;
  serviceWorker: string;
  controlled: boolean;
  updateWaits: boolean;
  swError: string | undefined;
  /** Bytes. */
  usage: number | undefined;
  quota: number | undefined;
  persisted: boolean | undefined;
  files: number | undefined;
  /** Epoch milliseconds. */
  now: number;
  zone: string;
}

const unknown = '–';
/** How far Manila's clock is ahead of UTC, all the year, milliseconds. */
const ahead = 8 * 3_600_000;
/** Day and clock in Manila, to the second, without the letter between them. */
const inManila = (time: number) => new Date(time + ahead).toISOString().slice(0, 19).replace('T', ' ');
const moment = (time: number) => (time > 0 ? `${inManila(time)} +08` : unknown);
const megabytes = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const size = (bytes: number | undefined) =>
  bytes === undefined ? undefined : `${megabytes.format(bytes / 1_048_576)} MB`;
const inMs = (span: number | undefined) =>
  span === undefined ? undefined : `${Math.round(span)} ms`.replace('-', '−');

/** The page knows of the newest events alone; so many mean that there are more. */
const mostEvents = 20;
const waiting = (count: number) => (count < mostEvents ? String(count) : `${mostEvents}+`);

/** All that support may want to know, in groups. Nothing of it says who the player is or what they have. */
export function readings(
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

/** How a call to the operator ended, 0 is good, other numbers are the operator’s codes; when, by Manila's clock alone: it is not long ago. */
const callRow = ({ call, code, text, ms, at }: CallNote) =>
  [{ name: call }, [code, ...(text ? [text] : []), inMs(ms), inManila(at).slice(-8)].join(' · ')] as const;

/** What a reading is called. */
export const nameOf = (label: Label | Named, say: (label: Label) => string) =>
  typeof label === 'string' ? say(label) : label.name;

/** The readings as lines of text. */
export function asText(groups: readonly Group[], say: (label: Label) => string): string {
  return groups
    .map(({ title, rows }) =>
      [say(title), ...rows.map((row) => `  ${nameOf(row[0], say)}: ${valueOf(row[1], say)}`)].join('\n'),
    )
    .join('\n');
}

/** A reading in words. */
export function valueOf(reading: Reading, say: (label: Label) => string): string {
  if (reading === undefined) return unknown;
  return typeof reading === 'string' ? reading : say(reading ? 'yes' : 'no');
}
