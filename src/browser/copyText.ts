import { askNative } from './wrapper.ts';

/** Copies a text, through the wrapper if there is one; resolves with whether that was allowed (P-06). */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!(await askNative('copy', { text }))) await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
