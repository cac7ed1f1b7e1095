/** Where something of the operator's leads: a page of ours, or one elsewhere that opens beside the app. */
export interface Link {
  to: string;
  inner: boolean;
}

const innerPath = /^\/(?![/\\])/;

/** A link as the operator wrote it; one that is neither a path of ours nor https leads nowhere. */
export function linkOf(link: string): Link | undefined {
  if (innerPath.test(link)) return { to: link, inner: true };
  return /^https:\/\/[^/]/.test(link) ? { to: link, inner: false } : undefined;
}
