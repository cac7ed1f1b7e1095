import { within, type World } from '#worker/world.ts';

/** The timeout for the list of locks, milliseconds. */
const timeout = 1_000;

/** The names of the locks held in this browser; none if it has no locks, refuses to list them, or takes too long. */
export async function heldLocks(world: World): Promise<ReadonlySet<string | undefined>> {
  const query = async () => (await navigator.locks.query()).held ?? [];
  const held = await within(world, timeout, query()).catch((): LockInfo[] => []);
  return new Set(held.map(({ name }) => name));
}
