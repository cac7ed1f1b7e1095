import type { Act } from '#contract/stores.ts';
import type { ClientEvent } from '#contract/endpoints/anonymous.ts';
import { inMemory } from './memory.ts';
import { pause, type World } from '../world.ts';

/** Rows written by another shape of the app are dropped and asked for again. */
export const rowVersion = 1;

/** Something kept by name, with the time it was said (epoch milliseconds). */
export interface Kept {
  key: string;
  v: number;
  at: number;
  value: unknown;
  stale?: boolean;
}
/** An act as it stands on the device: what it is, and never what was typed for it (checklist O-03). */
export type Intent = Act & { key: string };
export type Queued = { key: string; event: ClientEvent };

/** One table by key, the same on the device and in memory. */
export interface Table<Row extends { key: string }> {
  get(key: string): Promise<Row | undefined>;
  /** The first rows in the order of their keys, of those whose key begins so. */
  first(count: number, beginning?: string): Promise<Row[]>;
  /** Puts a row down unless there is one of its key; says whether it did. */
  add(row: Row): Promise<boolean>;
  put(...rows: Row[]): Promise<void>;
  drop(...keys: string[]): Promise<void>;
  count(): Promise<number>;
}

export interface Storage {
  readonly mode: 'device' | 'memory';
  /** What anybody may see. */
  open: { kept: Table<Kept>; events: Table<Queued> };
  /** What one player may see; gone with the log-out. */
  of(userId: number): { kept: Table<Kept>; intents: Table<Intent> };
  /**
   * Drops the oldest events so that, with so many more of at most so many characters each, they are still under their
   * cap; says how many.
   */
  trim(more: number, longest: number): Promise<number>;
  /** Wipes every trace of one player, or of all. */
  forget(userId?: number): Promise<void>;
}

/** What a database in use tells of what becomes of it. */
export interface Signals {
  /** It was closed from outside: by the device, or by somebody who cleared the site's data. */
  closed(): void;
  /** A newer build has taken it over: nothing of this one is read or written any more. */
  outdated(): void;
  /** It can't be had any more: the visit goes on in memory. */
  fell(): void;
  /** It was full, and so many events that still waited were given up. */
  evicted(events: number): void;
  /** A row was not what it should be, and was dropped. */
  dropped(): void;
}

/** Brings the code of the database, which a first visit takes from the network, and gives what opens it. */
export type Bring = () => Promise<(world: World, signals: Signals) => Promise<Storage>>;

/** The rows with the lobby's list, which can always be had again: what their keys begin with. */
export const lobbyRows = 'games';

/** Whether a row is an answer of the operator's, kept under its call and what was asked (`replyKey`). */
export const isReply = (key: string) => key.includes(' ');

/** How long that code may take to come, and then the device to open its database, before the visit goes on without; milliseconds. */
const patience = { coming: 60_000, opening: 3_000 };

/**
 * Opens what the device offers, or, when that fails or hangs, a memory that lasts as long as the worker. Where the session
 * outlives the worker (`lasts`), money waits for a device that keeps its intents as long (reliability I2, D1).
 */
export async function openStorage(
  world: World,
  bring: Bring,
  signals: Signals,
  lasts: () => boolean,
): Promise<Storage> {
  const instead = () => inMemory(() => !lasts());
  const late = (ms: number) => pause(world, ms).then(() => instead);
  try {
    const open = await Promise.race([bring(), late(patience.coming)]);
    return await Promise.race([open(world, signals), late(patience.opening).then(instead)]);
  } catch {
    return instead();
  }
}
