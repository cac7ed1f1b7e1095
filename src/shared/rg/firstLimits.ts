import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { show, shown } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';

/** Who has answered, on this device; a log-out forgets it. */
const name = 'cared';

/** The player has set limits, or declined to; who has just registered without a password may set one then (checklist AU-01). */
export function answerFirstLimits(): void {
  writeLocal('player', name, true);
  const { isNew, user } = stores.session;
  if (isNew && user && !user.hasPassword) void show('passwordOffer', { offered: true }).catch(report);
}

const isDue = () => !readLocal('player', name, false);
const ask = () => void show('care', {}).catch(report);

/**
 * After registration a player is asked for limits, at every start until they have answered (players RG-03), but not in the
 * middle of another dialog.
 */
export function useFirstLimitsOfNew(): void {
  const { isNew } = useSnapshot(stores.session);
  const calm = useSnapshot(shown).length === 0;
  useEffect(() => {
    if (isNew && calm && isDue()) ask();
  }, [isNew, calm]);
}

/**
 * Before the first deposit a player is asked for limits (checklist WA-07): when the form is opened, and again when it is
 * sent without an answer. Gives back whether it may be sent.
 */
export function useFirstLimits(): () => boolean {
  const { user } = useSnapshot(stores.session);
  const { value } = useReply('refreshData', {});
  const total = value?.totalRecharge ?? user?.totalRecharge;
  const first = total === 0;
  useEffect(() => {
    if (first && isDue()) ask();
  }, [first]);
  return () => {
    if (!first || !isDue()) return true;
    ask();
    return false;
  };
}
