import { askNative, canNative } from './wrapper.ts';

/** Copies a text, by the wrapper where there is one; false if that isn't allowed (P-06). */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!(await askNative('copy', { text }))) await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Whether links can be offered to other apps: by the wrapper or by the browser. */
export const canShare = () => canNative('share') || 'share' in navigator;

/** Offers a link to other apps, by the wrapper where there is one; tells whether it was passed on (P-06). */
export async function shareLink(link: {
  title?: string;
  text: string;
  url: string;
}): Promise<'shared' | 'dismissed' | 'unavailable'> {
  const answer = await askNative('share', link);
  if (answer) return answer;
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return (error as Error).name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}
