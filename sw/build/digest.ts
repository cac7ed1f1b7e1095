import { createHash } from 'node:crypto';

/** A digest as policies and `integrity` write it: `sha256-…`. */
export function digest(content: string | Uint8Array): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`;
}

/** A short content hash of these contents. */
export function fingerprint(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}
