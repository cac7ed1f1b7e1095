import { plain } from './plain.ts';
import { isScattered } from './scattered.ts';

/** Reads a four-digit Philippine ZIP code (V-13); null for any other text. */
export function readZip(text: string): string | null {
  const zip = plain(text);
  return /^\d{4}$/.test(zip) && !isScattered(text) ? zip : null;
}
