import type { Dexie } from 'dexie';
import type { Signals } from './storage.ts';
import { within, type World } from '../world.ts';

/** The timeout for opening a database, milliseconds; another tab's connection can block it indefinitely. */
export const openTimeout = 3_000;

/** The timeout of a read or write, milliseconds; another tab's transaction can block it indefinitely. */
const workTimeout = 5_000;

const quotaError = 'QuotaExceededError';
/** Errors after which reconnecting may help: iOS closes connections of apps in the background. */
const lostErrors = ['InvalidStateError', 'UnknownError', 'DatabaseClosedError', 'AbortError'];
const deviceErrors = [
  quotaError,
  ...lostErrors,
  'OpenFailedError',
  'MissingAPIError',
  'NotFoundError',
  'VersionError',
  'TimeoutError',
];

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

const hasName = (error: unknown, names: readonly string[]) =>
  namesOf(error as Reason).some((name) => names.includes(name));

/** Whether an error is caused by the device rather than a bug of the app. */
export const isDeviceError = (error: unknown) => hasName(error, deviceErrors);

export interface Connection {
  readonly db: Dexie;
  /**
   * Runs work on a table of the open database, in one transaction, which is aborted when it takes too long: nothing
   * is committed later. A lost connection is reopened once; when the quota is exceeded, the eviction steps run one by
   * one until the work succeeds.
   */
  run<T>(mode: 'r' | 'rw', table: string, work: () => PromiseLike<T>): Promise<T>;
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
  evictionSteps: readonly (() => Promise<unknown>)[],
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
    // No new version means that the database is being deleted, as its player has logged out in another tab.
    if (newVersion) outdated();
    return false;
  });
  db.on('close', () => void (closing || closed()));

  async function transact<T>(mode: 'r' | 'rw', table: string, work: () => PromiseLike<T>): Promise<T> {
    if (ended) throw new Error('This database is closed for good.');
    if (!db.isOpen()) await within(world, openTimeout, db.open());
    let abort = () => {};
    const done = db.transaction(mode, table, (transaction) => {
      abort = () => transaction.abort();
      return work();
    });
    return within(world, workTimeout, done).catch((error: unknown) => {
      if ((error as Error).name === 'TimeoutError') abort();
      throw error;
    });
  }

  async function run<T>(mode: 'r' | 'rw', table: string, work: () => PromiseLike<T>): Promise<T> {
    const once = () => transact(mode, table, work);
    let failure: unknown;
    try {
      return await once();
    } catch (error) {
      failure = error;
    }
    const isFull = hasName(failure, [quotaError]);
    if (!isFull && hasName(failure, lostErrors)) {
      close();
      return once();
    }
    for (const step of isFull ? evictionSteps : []) {
      await within(world, workTimeout, step()).catch(() => {});
      try {
        return await once();
      } catch (error) {
        if (!hasName(error, [quotaError])) throw error;
      }
    }
    throw failure;
  }

  return { db, run, end, over: () => ended };
}
