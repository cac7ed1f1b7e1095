import type { Dexie } from 'dexie';
import type { Signals } from './storage.ts';
import { within, type World } from '../world.ts';

/** How long a database may take to open, milliseconds; another tab's connection can block it for ever. */
const patience = 3_000;

const full = 'QuotaExceededError';
/** A connection that fails like this may well work when it is opened anew: iOS takes it from apps in the background. */
const lost = ['InvalidStateError', 'UnknownError', 'DatabaseClosedError', 'AbortError'];
const gone = [full, ...lost, 'OpenFailedError', 'MissingAPIError', 'NotFoundError', 'VersionError', 'TimeoutError'];

interface Reason {
  name?: string;
  inner?: Reason;
  failures?: Reason[];
}

/** What an error and those it was made of are called. */
const namesOf = ({ name = '', inner, failures = [] }: Reason): string[] => [
  name,
  ...[inner ?? [], failures].flat().flatMap(namesOf),
];

const says = (error: unknown, names: readonly string[]) =>
  namesOf(error as Reason).some((name) => names.includes(name));

/** Whether the device, and no mistake of ours, keeps something from being read or written. */
export const isDevices = (error: unknown) => says(error, gone);

export interface Connection {
  readonly db: Dexie;
  /** Works on the open database. One that was lost is opened anew once; in one that is full, room is made step by step. */
  run<T>(work: () => PromiseLike<T>): Promise<T>;
  /** Closes it for good: whoever still holds on to it reads and writes nothing. */
  end(): void;
  /** Whether it was closed for good, here or by the tab that its player left in. */
  over(): boolean;
}

/** Keeps a database open through what a device does to it. */
export function connect(
  world: World,
  db: Dexie,
  { closed, outdated }: Pick<Signals, 'closed' | 'outdated'>,
  makeRoom: readonly (() => Promise<unknown>)[],
): Connection {
  let ended = false;
  let closing = false;

  function close() {
    closing = true;
    db.close();
    closing = false;
  }

  function end() {
    ended = true;
    close();
  }

  db.on('versionchange', ({ newVersion }) => {
    end();
    // Without a new version it is being deleted: its player has left in another tab.
    if (newVersion) outdated();
    return false;
  });
  db.on('close', () => void (closing || closed()));

  async function once<T>(work: () => PromiseLike<T>): Promise<T> {
    if (ended) throw new Error('This database is closed for good.');
    if (!db.isOpen()) await within(world, patience, db.open());
    return work();
  }

  async function run<T>(work: () => PromiseLike<T>): Promise<T> {
    let failure: unknown;
    try {
      return await once(work);
    } catch (error) {
      failure = error;
    }
    const isFull = says(failure, [full]);
    if (!isFull && says(failure, lost)) {
      close();
      return once(work);
    }
    for (const step of isFull ? makeRoom : []) {
      await step().catch(() => {});
      try {
        return await once(work);
      } catch (error) {
        if (!says(error, [full])) throw error;
      }
    }
    throw failure;
  }

  return { db, run, end, over: () => ended };
}
