import * as types from '#contract/activityTypes.ts';
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
const hasPopped = (popup: Popup) => readLocal('tab', `popup.${popup}`, false);

/** The day in Manila on which each popup last opened on this device. */
const lastDays = () => readLocal<Partial<Record<Popup, string>>>('device', 'popup.days', {});

/** Which of the due popups opens next on a day in Manila: the one that is longest ago, and only one on a day. */
export function nextPopup(due: readonly Popup[], today: string): Popup | undefined {
  const days = lastDays();
  if (Object.values(days).includes(today)) return undefined;
  const dayOf = (popup: Popup) => days[popup] ?? '';
  return due.filter((popup) => !hasPopped(popup)).toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))[0];
}

/** Remembers that a popup has opened: in this browser session, and on this day. */
export function rememberPopup(popup: Popup, today: string): void {
  writeLocal('tab', `popup.${popup}`, true);
  writeLocal('device', 'popup.days', { ...lastDays(), [popup]: today });
}
