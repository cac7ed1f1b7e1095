import type { Endpoint } from '#contract/endpoint.ts';
import { installed } from '#contract/endpoints/installed.ts';
import type { Name } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';

const atHand: Partial<Record<Name, Endpoint>> = installed;

/** Loads what is not installed: the other endpoints, and the money acts of rewards. Not having it is the network's failure. */
export async function loadAsked() {
  try {
    return await import('#contract/endpoints/asked.ts');
  } catch (error) {
    throw new Failure('network', 0, {}, String(error));
  }
}

/** An endpoint that no start calls: an installed one, or one that is loaded with its first call. */
export async function laterEndpoint(name: Name): Promise<Endpoint> {
  const here = atHand[name];
  if (here) return here;
  const asked: Partial<Record<Name, Endpoint>> = (await loadAsked()).asked;
  return asked[name]!;
}
