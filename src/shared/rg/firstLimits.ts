import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { writeLocal, readLocal } from '#browser/localStore.ts';
import { show, shown } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useDeposited } from '../deposit/useDeposited.ts';

/** Storage key of whether the player has answered; a log-out removes it. */
const name = 'cared';

/** The player has set limits, or declined. */
export const answerFirstLimits = (): void => void writeLocal('player', name, true);

const isDue = () => !readLocal('player', name, false);

/** Pending while the sheet's code loads: it isn't among the open dialogs yet. */
let opening: Promise<void> | undefined;

/**
 * Opens the one sheet that asks, if an answer is due: a new player's welcome asks too, and offers a password after it
 * (checklist AU-01).
 */
function ask(): void {
  if (!isDue() || opening || shown.some(({ name: open }) => open === 'welcome' || open === 'care')) return;
  opening = show(stores.session.isNew ? 'welcome' : 'care', {})
    .catch(report)
    .finally(() => (opening = undefined));
}

/**
 * Welcomes new players at every start until they have answered what it asks about limits (players RG-03), but not while
 * another dialog is open.
 */
export function useFirstLimitsOfNew(): void {
  const { isNew } = useSnapshot(stores.session);
  const idle = useSnapshot(shown).length === 0;
  useEffect(() => {
    if (isNew && idle) ask();
  }, [isNew, idle]);
}

/**
 * Asks for limits before the first deposit (checklist WA-07): when the form is opened, and again at a submit without
 * an answer. Returns a check whether the form may be submitted.
 */
export function useFirstLimits(): () => boolean {
  const first = useDeposited() === 0;
  useEffect(() => {
    if (first) ask();
  }, [first]);
  return () => {
    if (!first || !isDue()) return true;
    ask();
    return false;
  };
}
