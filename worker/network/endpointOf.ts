import type { Endpoint } from '#contract/endpoint.ts';
import { activities } from '#contract/endpoints/activities.ts';
import { anonymous } from '#contract/endpoints/anonymous.ts';
import { session } from '#contract/endpoints/session.ts';
import type { Name } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';

/** The endpoints called at a start, in the worker's first file. */
const first: Partial<Record<Name, Endpoint>> = { ...anonymous, ...session, ...activities };

/** Loads the endpoints not called at a start; failing to is a network failure. */
export async function loadLaterEndpoints() {
  try {
    return (await import('./laterEndpoint.ts')).laterEndpoint;
  } catch {
    throw new Failure('network');
  }
}

/** Looks up an endpoint by its name, loading it if it isn't called at a start. */
export async function endpointOf(name: Name): Promise<Endpoint> {
  return first[name] ?? (await loadLaterEndpoints())(name);
}
