/** The cookie that keeps a device in its group: two hexadecimal digits, one of 256, which identify nobody. */
export const rolloutCookie = 'rollout';

/** How long a device stays in its group, seconds. */
export const rolloutAge = 31_536_000;

/** What follows the group in that cookie; `origin` is the app's, as players reach it. */
export const cookieAttributes = (origin: string) =>
  `Path=/; Max-Age=${rolloutAge}; SameSite=Lax; HttpOnly${origin.startsWith('https:') ? '; Secure' : ''}`;

const digits = '0123456789abcdef';

/** The size of a share in groups. Throws for anything but a percentage of some devices, neither none nor all. */
export function groupsOf(percent: number): number {
  const groups = Math.round((percent / 100) * digits.length ** 2);
  if (groups > 0 && groups < digits.length ** 2) return groups;
  throw new Error(`A share is a percentage from 1 to 99, and not ${percent}.`);
}

/** A regular expression for texts that start with one of the first groups: a greater share keeps its devices. */
export function firstGroups(count: number): string {
  const [whole, rest] = [Math.floor(count / digits.length), count % digits.length];
  const some = [
    ...(whole > 0 ? [`[${digits.slice(0, whole)}][${digits}]`] : []),
    ...(rest > 0 ? [`${digits[whole]}[${digits.slice(0, rest)}]`] : []),
  ];
  return `^(${some.join('|')})`;
}
