import { createHash } from 'node:crypto';
import type { Provider } from '#contract/loginKinds.ts';

/** Somebody at a provider, whose name for them lasts; no two providers have the same. */
export interface Person {
  subject: string;
  account: string;
  name: string;
}

/** Who may be chosen with one tap. */
export const regulars = ['Ana Santos', 'Ben Reyes', 'Liza Dela Cruz'] as const;

const longestName = 40;
const subjectLength = 20;

/** Whoever goes by this name at a provider: the same name is the same person, in whatever case; nobody has an empty one. */
export function personCalled(name: string, provider: Provider): Person | undefined {
  const known = name.trim().slice(0, longestName);
  const plain = known
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '.')
    .replace(/^\.|\.$/g, '');
  if (!plain) return undefined;
  const subject = createHash('sha256').update(`${provider}:${plain}`).digest('hex').slice(0, subjectLength);
  return { subject, account: `${plain}@${provider}.example`, name: known };
}
