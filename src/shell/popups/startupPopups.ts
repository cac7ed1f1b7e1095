import { activityTypes as types } from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { runningFor, type Player } from '#shared/activities/activities.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** Popups of the lobby, by their dialog's name. */
export type Popup = 'download' | 'notice' | 'firstDeposit' | 'spin';

/** Activity types with a popup, in the default order where the operator sets none (spec §4). */
const popups: readonly (readonly [number, Popup])[] = [
  [types.Download, 'download'],
  [types.Notice, 'notice'],
  [types.FirstCharge, 'firstDeposit'],
  [types.FirstDeposit, 'firstDeposit'],
  [types.InviteUserSpin, 'spin'],
];

/** The activity `type` that opens by itself. */
const opensItself = 1;

/** The popups that the operator wants, in its order; by default the app's own install offer comes first (S-04). */
export function startupPopups(map: Readonly<Record<string, Activity>>, player: Player): Popup[] {
  const running = runningFor(map, player).filter(({ type }) => type === opensItself);
  const place = (kind: number) => running.find(({ activityType }) => activityType === kind)?.sort;
  return popups
    .filter(([kind, popup]) => popup === 'download' || place(kind) !== undefined)
    .toSorted(([a], [b]) => (place(a) ?? 0) - (place(b) ?? 0))
    .map(([, popup]) => popup);
}

/** Whether a popup has opened in this browser session; each opens once. */
export const hasPopped = (popup: Popup) => readLocal('tab', `popup.${popup}`, false);

/** Remembers for this browser session that a popup has opened. */
export const rememberPopup = (popup: Popup) => writeLocal('tab', `popup.${popup}`, true);
