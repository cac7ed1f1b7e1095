import { go } from '#nav/navigation.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';

const innerPath = /^\/(?![/\\])/;
const elsewhere = /^https:\/\/[^/\\]/;

/** Whether an address of the operator's may be followed: a path of ours, or https. */
export const isLink = (address: string) => innerPath.test(address) || elsewhere.test(address);

/** Follows one: to a page of ours, or, after saying so, out of the app. */
export function follow(address: string): void {
  if (innerPath.test(address)) void go(address);
  else if (elsewhere.test(address)) void show('leave', { address }).catch(report);
}
