import { Failure } from '#contract/failure.ts';
import { within, type World } from '../world.ts';

/** The timeout for what a money act needs before it begins, milliseconds: the page waits for this plus the answer. */
const timeout = 10_000;

/**
 * Waits for what an act just requested needs, such as its code. Fails as `timeout` when that comes too late, or after
 * the device slept: an act the player takes for failed is never sent.
 */
export async function inTime<T>(world: World, work: PromiseLike<T>): Promise<T> {
  const startedAt = world.elapsed();
  const result = await within(world, timeout, work).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'TimeoutError' ? new Failure('timeout') : error;
  });
  if (world.elapsed() - startedAt > timeout) throw new Failure('timeout');
  return result;
}
