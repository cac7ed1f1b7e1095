import { loginKinds } from '../../../worker/contract/loginKinds.ts';

/** The ways in that have a tab. */
export type Way = 'phone' | 'account';

const ways: readonly Way[] = ['phone', 'account'];

interface Said {
  readonly registration?: { readonly kinds: readonly number[] } | null | undefined;
}

/** The ways in that the operator's config has open, phone first; both while nothing is known (AU-04). */
export function openWays(config: Said | null): Way[] {
  const kinds = config?.registration?.kinds;
  return ways.filter((way) => !kinds || kinds.includes(loginKinds[way]));
}
