import type { Endpoint } from '#contract/endpoint.ts';
import { installed } from '#contract/endpoints/installed.ts';
import type { Name } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';

const atHand: Partial<Record<Name, Endpoint>> = installed;

/** An endpoint that no start calls: an installed one, or one that is loaded with its first call. Not having it is the network's failure. */
export async function laterEndpoint(name: Name): Promise<Endpoint> {
  const here = atHand[name];
  if (here) return here;
  try {
    const asked: Partial<Record<Name, Endpoint>> = (await import('#contract/endpoints/asked.ts')).asked;
    return asked[name]!;
  } catch (error) {
    throw new Failure('network', 0, {}, String(error));
  }
}
