import type { Stores } from '#contract/stores.ts';

export type Whoever = Pick<Stores['session'], 'userId' | 'savedAccount'>;
type Guard = (session: Whoever) => true | string;

/** The log-in page; the account form for a visitor with a saved account name (spec §4). */
export const loginPage = ({ savedAccount }: Pick<Whoever, 'savedAccount'>) =>
  savedAccount ? '/auth/login?type=account' : '/auth/login';

const guards = {
  /** Only for players. */
  auth: (session) => session.userId !== 0 || loginPage(session),
  /**
   * The screen itself checks that its activity runs (`activityGuard.ts`), as activities aren't known at the start.
   */
  'auth-activity': () => true,
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** Checks a route's guard: true to admit, else the path to redirect to. Throws for an unknown guard (spec §8). */
export function admit(name: string | undefined, session: Whoever): true | string {
  if (name === undefined) return true;
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown route guard: ${name}`);
  return guards[name as GuardName](session);
}
