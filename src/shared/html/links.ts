import { go } from '#nav/navigation.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';

const innerPath = /^\/(?![/\\])/;
const elsewhere = /^https:\/\/[^/\\]/;

/** Whether a link of the operator's may be followed: a path of the app, or https. */
export const isLink = (address: string) => innerPath.test(address) || elsewhere.test(address);

/** Follows a link: to a page of the app, or out of it, after a notice. */
export function follow(address: string): void {
  if (innerPath.test(address)) void go(address);
  else if (elsewhere.test(address)) void show('leave', { address }).catch(report);
}
