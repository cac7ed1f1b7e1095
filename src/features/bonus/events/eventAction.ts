import { activityTypes as types } from '#contract/activityTypes.ts';
import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { outsideAddress, ownPath } from '#browser/addresses.ts';
import { activityLink, generalPage, type Known } from '#shared/activities/activityLink.ts';
import type { Activity } from '#contract/entities.ts';

/** The dialogs that an event may open, with whether they are for players alone. */
export const eventModals = {
  notice: false,
  download: false,
  register: false,
  login: false,
  deposit: true,
  spin: true,
  jackpot: true,
} as const;
export type EventModal = keyof typeof eventModals;

/** What the button of an event does; undefined where it has none. */
export type EventAction =
  | { kind: 'page' | 'site'; to: string }
  | { kind: 'game'; gameId: number }
  | { kind: 'modal'; modal: EventModal }
  | { kind: 'service' };

const digits = /^[1-9]\d{0,14}$/;
const isModal = (name: string): name is EventModal => Object.hasOwn(eventModals, name);

type Clicked = Known & Readonly<Pick<Activity, 'clickType'>>;

/**
 * The button of an event by its `clickType` and `clickAction`: a page that the app has, an https address, a game, a dialog
 * or customer service. One that says none leads to the page of its type, if there is another than the general one.
 */
export function eventAction(
  activity: Clicked,
  userId: number,
  exists: (address: string) => boolean,
): EventAction | undefined {
  const action = activity.clickAction ?? '';
  switch (activity.clickType ?? clickTypes.none) {
    case clickTypes.path: {
      const to = ownPath(action);
      return to && exists(to) ? { kind: 'page', to } : undefined;
    }
    case clickTypes.url: {
      const to = outsideAddress(action);
      return to ? { kind: 'site', to } : undefined;
    }
    case clickTypes.game:
      return digits.test(action) ? { kind: 'game', gameId: Number(action) } : undefined;
    case clickTypes.modal:
      return isModal(action) ? { kind: 'modal', modal: action } : undefined;
    case clickTypes.service:
      return { kind: 'service' };
    default:
      return ofType(activity, userId, exists);
  }
}

function ofType(activity: Known, userId: number, exists: (address: string) => boolean): EventAction | undefined {
  if (activity.activityType === types.Notice) return { kind: 'modal', modal: 'notice' };
  if (activity.activityType === types.homeGuide) return { kind: 'page', to: '/' };
  const link = activityLink(activity, userId);
  if (!link || link.to === generalPage(activity.id)) return undefined;
  if (!link.inner) return { kind: 'site', to: link.to };
  return exists(link.to) ? { kind: 'page', to: link.to } : undefined;
}
