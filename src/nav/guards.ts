import type { Stores } from '#contract/stores.ts';

type Whoever = Pick<Stores['session'], 'userId' | 'savedAccount'>;
type Guard = (session: Whoever) => true | string;

/** Where to log in; whose account name is kept gets the account form (spec §4). */
export const loginPage = ({ savedAccount }: Pick<Whoever, 'savedAccount'>) =>
  savedAccount ? '/auth/login?type=account' : '/auth/login';

const guards = {
  /** Players alone. */
  auth: (session) => session.userId !== 0 || loginPage(session),
} satisfies Record<string, Guard>;

export type GuardName = keyof typeof guards;

/** Whether a page's guard lets somebody in, or where it sends them. Throws for a guard that there isn't (spec §8). */
export function admit(name: string | undefined, session: Whoever): true | string {
  if (name === undefined) return true;
  if (!Object.hasOwn(guards, name)) throw new Error(`Unknown route guard: ${name}`);
  return guards[name as GuardName](session);
}
