import { outsideAddress, ownPath } from '#browser/addresses.ts';

/** A link set by the operator: to a page of the app, or to another site, which opens after a notice. */
export interface Link {
  to: string;
  inner: boolean;
}

/** Parses a link set by the operator; undefined unless it is a path of the app or https. */
export function linkOf(link: string): Link | undefined {
  const [path, address] = [ownPath(link), outsideAddress(link)];
  if (path) return { to: path, inner: true };
  return address ? { to: address, inner: false } : undefined;
}
