import { pause, within, type World } from '../world.ts';
import { inMemory } from './memory.ts';
import type { LoadDatabase, Signals, Storage } from './storage.ts';

/** The timeout for loading the database's code, before the visit continues in memory; milliseconds. */
const loadTimeout = 60_000;
/** The delay before the code is loaded again, milliseconds. */
const retryDelay = 5_000;

/**
 * Opens the device's storage, or one in memory when that fails. That memory accepts intents only where the
 * session ends with them (`stayInMemory`): money acts need equally durable storage (reliability I2, D1).
 */
export async function openStorage(
  world: World,
  loadDatabase: LoadDatabase,
  signals: Signals,
  stayInMemory: () => boolean,
): Promise<Storage> {
  const load = (retries: number): ReturnType<LoadDatabase> =>
    loadDatabase().catch((error: unknown) => {
      if (!retries) throw error;
      return pause(world, retryDelay).then(() => load(retries - 1));
    });
  try {
    const open = await within(world, loadTimeout, load(loadTimeout / retryDelay));
    return await open(world, signals);
  } catch {
    return inMemory(stayInMemory);
  }
}
