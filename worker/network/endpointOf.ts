import { activities } from '#contract/endpoints/activities.ts';
import { anonymous } from '#contract/endpoints/anonymous.ts';
import { session } from '#contract/endpoints/session.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';

/** The groups of endpoints that the start of the app needs. */
const first: Partial<Record<Name, Endpoint>> = { ...anonymous, ...session, ...activities };

/**
 * Looks up an endpoint by its name; those of the start are bundled, the rest of the table is loaded with its first use.
 */
export async function endpointOf(name: Name): Promise<Endpoint> {
  return first[name] ?? (await import('#contract/endpoints.ts')).endpoints[name];
}
