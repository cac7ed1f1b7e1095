import { plain } from './plain.ts';

/** Reads a ZIP code of the Philippines, four digits (V-13); null for any other text. */
export function readZip(text: string): string | null {
  const zip = plain(text);
  return /^\d{4}$/.test(zip) ? zip : null;
}
