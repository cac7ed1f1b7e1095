import { askNative, canNative } from '#browser/wrapper.ts';

/** A link to share, with a message for its recipient. */
export interface SharedLink {
  title?: string;
  text?: string;
  url: string;
}

/** Whether links can be shared with other apps: through the wrapper or the browser. */
export const canShare = () => canNative('share') || 'share' in navigator;

/**
 * Shares a link with other apps, through the wrapper if there is one (P-06); `dismissed` if the player closed it,
 * `unavailable` if there is none.
 */
export async function shareLink(link: SharedLink): Promise<'shared' | 'dismissed' | 'unavailable'> {
  const answer = await askNative('share', link);
  if (answer) return answer;
  if (!canShare()) return 'unavailable';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    // A second tap while the sheet is open isn't a request to copy.
    const isOpen = error instanceof DOMException && ['AbortError', 'InvalidStateError'].includes(error.name);
    return isOpen ? 'dismissed' : 'unavailable';
  }
}
