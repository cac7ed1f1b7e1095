import { plain } from './plain.ts';

/** Reads a four-digit Philippine ZIP code (V-13); null for any other text. */
export function readZip(text: string): string | null {
  const zip = plain(text);
  return /^\d{4}$/.test(zip) ? zip : null;
}
