import { pause, type World } from '../world.ts';
import { inMemory } from './memory.ts';
import type { LoadDatabase, Signals, Storage } from './storage.ts';

/**
 * The timeouts for loading the database's code, and then for opening the database, before the visit continues in memory;
 * milliseconds.
 */
const timeouts = { loading: 60_000, opening: 3_000 };

/**
 * Opens the device's storage, or one in memory when that fails or times out. Where the session outlives the worker
 * (`lasts`), that memory accepts no intents: money acts need a storage that lasts as long (reliability I2, D1).
 */
export async function openStorage(
  world: World,
  loadDatabase: LoadDatabase,
  signals: Signals,
  lasts: () => boolean,
): Promise<Storage> {
  const fallback = () => inMemory(() => !lasts());
  const fallbackAfter = (ms: number) => pause(world, ms).then(() => fallback);
  try {
    const open = await Promise.race([loadDatabase(), fallbackAfter(timeouts.loading)]);
    return await Promise.race([open(world, signals), fallbackAfter(timeouts.opening).then(fallback)]);
  } catch {
    return fallback();
  }
}
