import type { Act } from '#contract/stores.ts';
import type { ClientEvent } from '#contract/endpoints/events.ts';
import type { World } from '../world.ts';

/** The version of stored rows; rows of another version are not used. */
export const rowVersion = 1;

/** A cached row by key, with the time of its value (epoch milliseconds). */
export interface Kept {
  key: string;
  v: number;
  at: number;
  value: unknown;
  stale?: boolean;
}
/** The stored intent of a money act: its identity, never what the player typed for it (checklist O-03). */
export type Intent = Act & { key: string };
export type Queued = { key: string; event: ClientEvent };

/** A table by key, with the same interface on the device and in memory. */
export interface Table<Row extends { key: string }> {
  get(key: string): Promise<Row | undefined>;
  /** The first rows in key order with this key prefix. */
  first(count: number, prefix?: string): Promise<Row[]>;
  /** Adds a row unless its key exists; resolves with whether it did. */
  add(row: Row): Promise<boolean>;
  put(...rows: Row[]): Promise<void>;
  drop(...keys: string[]): Promise<void>;
  count(): Promise<number>;
}

export interface Storage {
  readonly mode: 'device' | 'memory';
  /** Tables shared by visitors and players. */
  open: { kept: Table<Kept>; events: Table<Queued> };
  /** The tables of one player. Cached rows are deleted at log-out, intents only if the player wanted it. */
  of(userId: number): { kept: Table<Kept>; intents: Table<Intent> };
  /**
   * Drops the oldest events so that `more` events of at most `longest` characters each stay under the cap; resolves
   * with how many.
   */
  trim(more: number, longest: number): Promise<number>;
  /**
   * Deletes the cached rows of one player, or of all players, and the intents of the player `intentsOf` alone, unless
   * they are the `current` player again.
   */
  forget(userId?: number, intentsOf?: number, current?: () => number): Promise<void>;
}

/** Callbacks for changes of the storage's state. */
export interface Signals {
  /** A database was closed by the device, or by clearing the site's data. */
  closed(): void;
  /** A newer build has taken over the database: this one no longer reads or writes it. */
  outdated(): void;
  /** The database fails: the visit continues in memory. */
  fellBack(): void;
  /** It works again, and has caught up. */
  cameBack(): void;
  /** Its quota was exceeded. */
  full(): void;
  /** This many queued events were dropped to make room. */
  evicted(events: number): void;
  /** An invalid row was dropped. */
  dropped(): void;
}

/** Loads the database's code, which a first visit gets from the network; resolves with the function that opens it. */
export type LoadDatabase = () => Promise<(world: World, signals: Signals) => Promise<Storage>>;

/** The key prefix of the rows with the game catalogue, which can always be loaded again. */
export const lobbyRows = 'games';

/** Whether a row is a cached reply, by its key (`replyKey`). */
export const isReply = (key: string) => key.includes(' ');
