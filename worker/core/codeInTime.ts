import type { MoneyName } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import { endpointOf } from '../network/endpointOf.ts';
import { within, type World } from '../world.ts';

/** The timeout for loading a money act's code, milliseconds: the page waits for this plus the answer. */
const timeout = 10_000;

/**
 * Loads the endpoint of a money act just requested. Fails as `timeout` when the code comes too late, or after the
 * device slept: an act the player takes for failed is never sent.
 */
export async function codeInTime(world: World, name: MoneyName) {
  const startedAt = world.elapsed();
  const endpoint = await within(world, timeout, endpointOf(name)).catch((error: unknown) => {
    throw error instanceof DOMException && error.name === 'TimeoutError' ? new Failure('timeout') : error;
  });
  if (world.elapsed() - startedAt > timeout) throw new Failure('timeout');
  return endpoint;
}
