import { writeLocal, readLocal } from '#browser/localStore.ts';
import { useEffect, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { kycStates } from '#contract/kyc.ts';
import { replyKey } from '#contract/stores.ts';
import { isIosSafari } from '#browser/device.ts';
import { installPrompt } from '#browser/installPrompt.ts';
import { manilaDay } from '#i18n/manila.ts';
import { prefetchModal, show, shown } from '#nav/modals.ts';
import { readNotices } from '#shared/notices/readNotices.ts';
import { stores } from '#data/stores.ts';
import { isLobbyUsed } from './lobbyUse.ts';
import { nextPopup, rememberPopup, startupPopups, type Popup } from './startupPopups.ts';

/** Idle time on the lobby before a popup opens, milliseconds. */
export const idleTime = 4_000;

const activitiesKey = replyKey('getActivityIds', {});
const dotsKey = replyKey('activityGetStatusList', {});

const names = { visits: 'visits', visit: 'visit' };

/** Counts a visit once per browser session; returns the number of visits on this device. */
function countVisit(): number {
  const before = readLocal('device', names.visits, 0);
  if (readLocal('tab', names.visit, false)) return before;
  writeLocal('tab', names.visit, true);
  writeLocal('device', names.visits, before + 1);
  return before + 1;
}

/**
 * Opens at most one popup a day, each once per browser session, and only on an idle lobby (spec §4; checklist
 * S-04) at its top that hasn't been used: over one in use it waits for the player's next return. The install offer is for players
 * with a verified identity, after a game or on a later visit (O-10, M-06; players B17); notices are for anybody with
 * unread ones; the first deposit is for players who have made none; the invite spin for players with something
 * waiting there.
 */
export function usePopups(installed: boolean, pathname: string): void {
  const { userId, user } = useSnapshot(stores.session);
  const identified = userId !== 0 && user?.hasKyc === kycStates.passed;
  const { gameId } = useSnapshot(stores.play);
  const { notices, clockOffset, config } = useSnapshot(stores.settings);
  const replies = useSnapshot(stores.replies);
  const activities = replies[activitiesKey];
  const spinWaits = Boolean((replies[dotsKey]?.value as Partial<Output<'activityGetStatusList'>> | undefined)?.spin);
  const isFirst = userId !== 0 && user?.firstRecharge !== false && user?.totalRecharge === 0;
  const { event, done } = useSnapshot(installPrompt);
  const { length: dialogs } = useSnapshot(shown);
  const [visits] = useState(countVisit);
  const played = useRef(false);
  const idle = pathname === '/' && gameId === 0 && dialogs === 0;

  useEffect(() => {
    if (gameId !== 0) played.current = true;
    if (!idle) return;

    // Without an install prompt there is nothing to offer, except in Safari on iOS (checklist M-06).
    const installable = identified && !installed && !done && (event !== null || isIosSafari(navigator));
    const due: Record<Popup, boolean> = {
      download: installable && (visits >= 2 || played.current),
      notice: notices.some(({ id }) => !readNotices().includes(id)),
      firstDeposit: isFirst,
      spin: userId !== 0 && spinWaits,
    };
    const { activityMap = {} } = (activities?.value ?? {}) as Partial<Output<'getActivityIds'>>;
    const now = Date.now() + clockOffset;
    const wanted = startupPopups(activityMap, { userId, now, features: config?.features });
    const today = manilaDay(now);
    const next = nextPopup(
      wanted.filter((popup) => due[popup]),
      today,
    );
    if (!next) return;

    let isOver = false;
    const open = async () => {
      await prefetchModal(next);
      if (isOver || isLobbyUsed() || scrollY > 0) return;
      rememberPopup(next, today);
      await show(next, {});
    };
    const timer = setTimeout(() => void open().catch(() => {}), idleTime);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [
    idle,
    gameId,
    userId,
    identified,
    installed,
    done,
    event,
    visits,
    notices,
    activities,
    isFirst,
    spinWaits,
    clockOffset,
    config,
  ]);
}
