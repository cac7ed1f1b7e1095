import type { MoneyName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { endpointOf } from '../network/endpointOf.ts';
import { within, type World } from '../world.ts';

/** How long the code of a money act may take to come, milliseconds: the page waits for no more than this and the answer. */
const timeout = 10_000;

/**
 * The endpoint of a money act that was asked for now. Fails as `timeout` when its code comes too late, or after the
 * device slept: what the player takes for failed is never sent.
 */
export async function codeInTime(world: World, name: MoneyName) {
  const startedAt = world.elapsed();
  const endpoint = await within(world, timeout, endpointOf(name)).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'TimeoutError' ? new Failure('timeout') : error;
  });
  if (world.elapsed() - startedAt > timeout) throw new Failure('timeout');
  return endpoint;
}
