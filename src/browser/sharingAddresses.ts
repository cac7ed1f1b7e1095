import { parseAddress } from './addresses.ts';

/** Schemes by which a page may open another app, besides https: those of Messenger and Viber. */
const otherApps = /^(?:https|fb-messenger|viber):/i;

/** An https address, or one that another app opens, as the browser reads it; empty for any other. */
export function appAddress(address: string): string {
  const url = otherApps.test(address) && parseAddress(address);
  return url ? url.href : '';
}

/** A whole address of this app, or an https one, as the browser parses it; empty for any other. */
export function shareAddress(address: string): string {
  const url = /^https?:/i.test(address) && parseAddress(address);
  return url && (url.protocol === 'https:' || url.origin === location.origin) ? url.href : '';
}
