import { ownPath } from '#browser/addresses.ts';
import type { Device } from '#browser/device.ts';
import type { InApp } from '#browser/inApp.ts';
import { takeReferral } from '#shared/identity/referral.ts';

/**
 * The whole address of a page of this app for another browser, including the inviter, which that browser doesn't
 * know.
 */
export function addressElsewhere(path: string): string {
  const url = new URL(ownPath(path) || '/', location.origin);
  const { inviteCode, pid } = takeReferral({}, Date.now());
  if (inviteCode) url.searchParams.set('code', inviteCode);
  if (pid) url.searchParams.set('pid', String(pid));
  return url.href;
}

/**
 * The link from an in-app browser to the device's: an intent on Android, LINE's documented parameter in LINE.
 * Undefined if only the player can leave, by the app's menu.
 */
export function browserLink(address: string, app: InApp, device: Device): string | undefined {
  const { protocol, host, pathname, search, href } = new URL(address);
  // An intent without a package opens the default browser; if there is none, the app itself opens the page again.
  if (device === 'android') {
    const again = encodeURIComponent(href);
    return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};S.browser_fallback_url=${again};end`;
  }
  if (app !== 'line') return undefined;
  const url = new URL(href);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
