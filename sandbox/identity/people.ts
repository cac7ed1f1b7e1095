import { createHash } from 'node:crypto';
import type { Provider } from '#contract/loginKinds.ts';

/** A person at an identity provider, with a permanent subject id; ids differ between providers. */
export interface Person {
  subject: string;
  account: string;
  name: string;
}

/** Persons offered for one-tap selection. */
export const regulars = ['Ana Santos', 'Ben Reyes', 'Liza Dela Cruz'] as const;

const longestName = 40;
const subjectLength = 20;

/**
 * The person of a name at a provider: names that differ only in case are the same person; undefined for an empty one.
 */
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
