import { activities } from '#contract/endpoints/activities.ts';
import { anonymous } from '#contract/endpoints/anonymous.ts';
import { session } from '#contract/endpoints/session.ts';
import type { Endpoint } from '#contract/endpoint.ts';

const first: Record<string, Endpoint> = { ...anonymous, ...session, ...activities };

/** An endpoint by its name. What the start of the app needs is at hand; the rest of the table comes with its first call. */
export async function endpointOf(name: string): Promise<Endpoint> {
  return first[name] ?? (await import('#contract/endpoints.ts')).endpoints[name as 'preLogin'];
}
