import { activities } from '#contract/endpoints/activities.ts';
import { anonymous } from '#contract/endpoints/anonymous.ts';
import { session } from '#contract/endpoints/session.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';

/** The groups that a start calls. */
const first: Partial<Record<Name, Endpoint>> = { ...anonymous, ...session, ...activities };

/** An endpoint by its name. What a start calls is at hand; the rest of the table is loaded with its first call. */
export async function endpointOf(name: Name): Promise<Endpoint> {
  return first[name] ?? (await import('#contract/endpoints.ts')).endpoints[name];
}
