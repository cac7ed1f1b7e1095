import type { Endpoint } from '#contract/endpoint.ts';
import { first } from '#contract/endpoints/first.ts';
import type { Name } from '#contract/endpoints.ts';

const bundled: Partial<Record<Name, Endpoint>> = first;

/** Loads the endpoints that the start of the app does not call. */
export const loadLaterEndpoints = async () => (await import('./laterEndpoint.ts')).laterEndpoint;

/** Looks up an endpoint by its name; those of the start are bundled, the others are loaded with their first use. */
export async function endpointOf(name: Name): Promise<Endpoint> {
  return bundled[name] ?? (await loadLaterEndpoints())(name);
}
