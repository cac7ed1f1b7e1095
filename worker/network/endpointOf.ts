import type { Endpoint } from '#contract/endpoint.ts';
import { activities } from '#contract/endpoints/activities.ts';
import { anonymous } from '#contract/endpoints/anonymous.ts';
import { session } from '#contract/endpoints/session.ts';
import type { Name } from '#contract/endpoints.ts';

/** The endpoints called at a start, in the worker's first file. */
const first: Partial<Record<Name, Endpoint>> = { ...anonymous, ...session, ...activities };

/** Loads the endpoints not called at a start. */
export const loadLaterEndpoints = async () => (await import('./laterEndpoint.ts')).laterEndpoint;

/** Looks up an endpoint by its name, loading it if it isn't called at a start. */
export async function endpointOf(name: Name): Promise<Endpoint> {
  return first[name] ?? (await loadLaterEndpoints())(name);
}
