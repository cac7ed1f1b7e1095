import { subscribe } from 'valtio/vanilla';
import type { Output } from '#contract/endpoints.ts';
import { replyKey } from '#contract/stores.ts';
import { stores } from '#data/stores.ts';

const flagsKey = replyKey('activityGetStatusList', {});

/** The number of unread mails and places with something to claim, by known data; 0 for a visitor. */
export function badgeCount(): number {
  const { session, mail, rg, replies } = stores;
  if (!session.userId) return 0;
  const flags = replies[flagsKey]?.value as Output<'activityGetStatusList'> | undefined;
  // A mail's award counts with the mail, and on a break nothing claimable counts (SX-08).
  const { emailAward: _, ...claimable } = rg.state ? {} : { emailAward: 0, ...flags };
  return (mail.unread ?? 0) + Object.values(claimable).filter(Boolean).length;
}

/** Keeps the number on the app's icon up to date, if the device supports it (O-22). */
export function keepBadge(): void {
  if (!('setAppBadge' in navigator)) return;
  let shown: number | undefined;
  const update = () => {
    const count = badgeCount();
    if (!stores.session.known || count === shown) return;
    shown = count;
    void (count ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {});
  };
  for (const store of [stores.session, stores.mail, stores.rg, stores.replies]) subscribe(store, update);
  update();
}
