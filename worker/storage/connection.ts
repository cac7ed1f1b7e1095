import type { Dexie } from 'dexie';
import type { Signals } from './storage.ts';
import { within, type World } from '../world.ts';

/** The timeout for opening a database, milliseconds; another tab's connection can block it for ever. */
const patience = 3_000;

const full = 'QuotaExceededError';
/** Errors after which opening the connection anew may help: iOS closes it for apps in the background. */
const lost = ['InvalidStateError', 'UnknownError', 'DatabaseClosedError', 'AbortError'];
const gone = [full, ...lost, 'OpenFailedError', 'MissingAPIError', 'NotFoundError', 'VersionError', 'TimeoutError'];

interface Reason {
  name?: string;
  inner?: Reason;
  failures?: Reason[];
}

/** The names of an error and of all its causes. */
const namesOf = ({ name = '', inner, failures = [] }: Reason): string[] => [
  name,
  ...[inner ?? [], failures].flat().flatMap(namesOf),
];

const says = (error: unknown, names: readonly string[]) =>
  namesOf(error as Reason).some((name) => names.includes(name));

/** Whether an error is caused by the device rather than a bug of the app. */
export const isDevices = (error: unknown) => says(error, gone);

export interface Connection {
  readonly db: Dexie;
  /**
   * Runs work on the open database. A lost connection is reopened once; when the quota is exceeded, the eviction steps
   * run one by one until the work succeeds.
   */
  run<T>(work: () => PromiseLike<T>): Promise<T>;
  /** Closes it for good: later reads and writes fail. */
  end(): void;
  /** Whether it was closed for good, by this tab or because another tab logged out. */
  over(): boolean;
}

/** Keeps a database usable through lost connections, exceeded quota and other builds. */
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
    // Without a new version it is being deleted: its player has logged out in another tab.
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
