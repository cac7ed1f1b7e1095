import type { MonitoringEvent } from './monitoring.ts';

/** What triggered an analytics event: a view, a click or the system (spec §7). */
export const showTypes = { view: 1, click: 2, system: 3 } as const;

/** The most events of a batch (spec §9). */
export const eventBatch = 20;

/**
 * The specification's analytics events that a view or a click triggers. Names are the operator's vocabulary; params
 * never hold a token, password, code, number or name.
 */
export const events = {
  screen_view: 'view',
  banner_view: 'view',
  banner_click: 'click',
  game_card_view: 'view',
  game_card_click: 'click',
  deposit_open: 'view',
  deposit_submit: 'click',
  login_open: 'view',
  login_submit: 'click',
  register_open: 'view',
  register_submit: 'click',
  code_send: 'click',
  popup_shown: 'view',
  popup_closed: 'click',
  like: 'click',
  logout: 'click',
} as const satisfies Record<string, keyof typeof showTypes>;

/** The specification's other events. */
type SystemEvent =
  | 'app_start'
  | 'game_start'
  | 'game_exit'
  | 'deposit_return'
  | 'login_done'
  | 'register_done'
  | 'search'
  | 'error_shown';

/** Every analytics event; those not in `events`, monitoring events among them, have the show type `system`. */
export type EventName = keyof typeof events | SystemEvent | MonitoringEvent;

/** An analytics event as it is tracked. */
export interface TrackedEvent {
  name: EventName;
  /** The route of the screen where it happened; empty for the worker's own events. */
  screen: string;
  params?: Record<string, unknown>;
}
