/** A link to share, with words for whom it is sent to. */
export interface SharedLink {
  title?: string;
  text?: string;
  url: string;
}

/** Copies a text; resolves with whether that was allowed. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Opens the device's own way to share a link; `dismissed` when the player left it, `unavailable` where there is none. */
export async function shareLink(link: SharedLink): Promise<'shared' | 'dismissed' | 'unavailable'> {
  if (!('share' in navigator)) return 'unavailable';
  try {
    await navigator.share(link);
    return 'shared';
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError' ? 'dismissed' : 'unavailable';
  }
}
