import { ownPath } from '#browser/addresses.ts';
import type { Device } from '#browser/device.ts';
import type { InApp } from '#browser/inApp.ts';
import { takeReferral } from '#shared/identity/referral.ts';

/**
 * The whole address of a page of this app for another browser. That one knows nothing of who invited the visitor, so
 * the address says it.
 */
export function addressElsewhere(path: string): string {
  const url = new URL(ownPath(path) || '/', location.origin);
  const { inviteCode, pid } = takeReferral({}, Date.now());
  if (inviteCode) url.searchParams.set('code', inviteCode);
  if (pid) url.searchParams.set('pid', String(pid));
  return url.href;
}

/**
 * The link that leads from an app's own browser to the device's: by an intent on Android, by what LINE documents in
 * LINE. Undefined where only the player can leave, by the app's menu.
 */
export function browserLink(address: string, app: InApp, device: Device): string | undefined {
  const { protocol, host, pathname, search, href } = new URL(address);
  // Without a package it is the browser that the player has chosen; the app itself opens the page again if there is none.
  if (device === 'android') {
    const again = encodeURIComponent(href);
    return `intent://${host}${pathname}${search}#Intent;scheme=${protocol.slice(0, -1)};S.browser_fallback_url=${again};end`;
  }
  if (app !== 'line') return undefined;
  const url = new URL(href);
  url.searchParams.set('openExternalBrowser', '1');
  return url.href;
}
