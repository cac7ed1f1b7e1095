import { within, type World } from '../world.ts';
import { inMemory } from './memory.ts';
import type { LoadDatabase, Signals, Storage } from './storage.ts';

/** The timeout for loading the database's code, before the visit continues in memory; milliseconds. */
const loadTimeout = 60_000;

/**
 * Opens the device's storage, or one in memory when that fails. Where the session outlives the worker (`lasts`), that
 * memory accepts no intents: money acts need equally durable storage (reliability I2, D1).
 */
export async function openStorage(
  world: World,
  loadDatabase: LoadDatabase,
  signals: Signals,
  lasts: () => boolean,
): Promise<Storage> {
  try {
    const open = await within(world, loadTimeout, loadDatabase());
    return await open(world, signals);
  } catch {
    return inMemory(() => !lasts());
  }
}
