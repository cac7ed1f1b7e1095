/** A link set by the operator: to a page of the app, or to another site, which opens in a new tab. */
export interface Link {
  to: string;
  inner: boolean;
}

const innerPath = /^\/(?![/\\])/;

/** Parses a link set by the operator; undefined unless it is a path of the app or https. */
export function linkOf(link: string): Link | undefined {
  if (innerPath.test(link)) return { to: link, inner: true };
  return /^https:\/\/[^/]/.test(link) ? { to: link, inner: false } : undefined;
}
