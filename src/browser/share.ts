import { askNative, canNative } from './wrapper.ts';

/** A link to share, with words for whom it is sent to. */
export interface SharedLink {
  title?: string;
  text?: string;
  url: string;
}

/** Whether links can be offered to other apps: by the wrapper or by the browser. */
export const canShare = () => canNative('share') || 'share' in navigator;

/**
 * Offers a link to other apps, by the wrapper where there is one (P-06); `dismissed` when the player left it,
 * `unavailable` where there is none.
 */
export async function shareLink(link: SharedLink): Promise<'shared' | 'dismissed' | 'unavailable'> {
  const answer = await askNative('share', link);
  if (answer) return answer;
  if (!canShare()) return 'unavailable';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    // A second tap while the sheet is open is no wish to copy.
    const isOpen = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isOpen ? 'dismissed' : 'unavailable';
  }
}
