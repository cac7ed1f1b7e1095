import { createHash } from 'node:crypto';

/** A digest as policies and `integrity` write it: `sha256-…` or `sha384-…`. */
export function digest(algorithm: 'sha256' | 'sha384', content: string | Uint8Array): string {
  return `${algorithm}-${createHash(algorithm).update(content).digest('base64')}`;
}

/** A short name for exactly these contents. */
export function fingerprint(...contents: (string | Uint8Array)[]): string {
  const hash = createHash('sha256');
  for (const content of contents) hash.update(content).update('\0');
  return hash.digest('hex').slice(0, 12);
}
