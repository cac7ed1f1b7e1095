import { activityTypes as types } from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { runningFor, type Player } from '#shared/activities/activities.ts';
import { writeLocal, readLocal } from '#browser/localStore.ts';

/** What may open by itself on the lobby: as dialogs are named. */
export type Popup = 'download' | 'notice';

/** Kinds of activities that open by themselves, in the order that holds where the operator's says nothing else (spec §4). */
const popups: readonly (readonly [number, Popup])[] = [
  [types.Download, 'download'],
  [types.Notice, 'notice'],
];

/** What an activity's `type` says of one that opens by itself. */
const opensItself = 1;

/** What the operator wants to open by itself, in its order; the app's own offer to install it goes first where the operator has none (S-04). */
export function startupPopups(map: Readonly<Record<string, Activity>>, player: Player): Popup[] {
  const running = runningFor(map, player).filter(({ type }) => type === opensItself);
  const place = (kind: number) => running.find(({ activityType }) => activityType === kind)?.sort;
  return popups
    .filter(([kind, popup]) => popup === 'download' || place(kind) !== undefined)
    .toSorted(([a], [b]) => (place(a) ?? 0) - (place(b) ?? 0))
    .map(([, popup]) => popup);
}

/** Whether it has opened by itself in this browser session; it does so once. */
export const hasPopped = (popup: Popup) => readLocal('tab', `popup.${popup}`, false);

/** It doesn't open by itself again in this browser session. */
export const rememberPopup = (popup: Popup) => writeLocal('tab', `popup.${popup}`, true);
