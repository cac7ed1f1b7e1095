import type { Act } from './contract/stores.ts';
import type { ClientEvent } from './contract/endpoints/anonymous.ts';
import { inMemory } from './memory.ts';
import { pause, type World } from './world.ts';

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
export type Intent = Act & { key: string; input: unknown };
type Queued = { key: string; event: ClientEvent };

/** One table by key, the same on the device and in memory. */
export interface Table<Row extends { key: string }> {
  get(key: string): Promise<Row | undefined>;
  /** The first rows in the order of their keys, of those whose key begins so. */
  first(count: number, beginning?: string): Promise<Row[]>;
  put(...rows: Row[]): Promise<void>;
  drop(...keys: string[]): Promise<void>;
  count(): Promise<number>;
}

export interface Storage {
  mode: 'device' | 'memory';
  /** What anybody may see. */
  open: { kept: Table<Kept>; events: Table<Queued> };
  /** What one player may see; gone with the log-out. */
  of(userId: number): { kept: Table<Kept>; intents: Table<Intent> };
  /** Wipes every trace of every player. */
  forget(): Promise<void>;
}

/** Brings the code of the database, which a first visit takes from the network, and gives what opens it. */
export type Bring = () => Promise<() => Promise<Storage>>;

/** How long that code may take to come, and then the device to open its database, before the visit goes on without; milliseconds. */
const patience = { coming: 60_000, opening: 3_000 };

/** Opens what the device offers, or, when that fails or hangs, a memory that lasts as long as the worker. */
export async function openStorage(world: World, bring: Bring): Promise<Storage> {
  const late = (ms: number) => pause(world, ms).then(() => inMemory);
  try {
    const open = await Promise.race([bring(), late(patience.coming)]);
    return await Promise.race([open(), late(patience.opening).then((instead) => instead())]);
  } catch {
    return inMemory();
  }
}
