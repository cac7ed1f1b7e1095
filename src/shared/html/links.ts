import { outsideAddress, ownPath } from '#browser/addresses.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { go } from '#nav/navigation.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';

/** The attribute with the address of a link that leads out of the app. */
export const outside = 'data-outside';

/** Whether a link of the operator's may be followed: a page of the app that the operator has, or https. */
export function isLink(address: string): boolean {
  const path = ownPath(address);
  return path ? isKnownAddress(path) : outsideAddress(address) !== '';
}

/** Follows a link: to a page of the app, or out of it, after a notice. */
export function follow(link: string): void {
  const [path, address] = [ownPath(link), outsideAddress(link)];
  if (path) void go(path);
  else if (address) void show('leave', { address }).catch(report);
}
