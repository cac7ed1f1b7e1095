import type { MonitoringEvent } from './monitoring.ts';

/** What triggered an analytics event: a view, a click or the system (spec §7). */
export const showTypes = { view: 1, click: 2, system: 3 } as const;

/** The most events of a batch (spec §9). */
export const eventBatch = 20;

/**
 * The analytics events of the specification, with their show type. Names are the operator's vocabulary; params never hold a
 * token, password, code, number or name.
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
  app_start: 'system',
  game_start: 'system',
  game_exit: 'system',
  deposit_return: 'system',
  login_done: 'system',
  register_done: 'system',
  search: 'system',
  error_shown: 'system',
} as const satisfies Record<string, keyof typeof showTypes>;

/** Every analytics event; monitoring events (`monitoringEvents`) have the show type `system`. */
export type EventName = keyof typeof events | MonitoringEvent;

/** An analytics event as it is tracked. */
export interface TrackedEvent {
  name: EventName;
  /** The route of the screen where it happened; empty for the worker's own events. */
  screen: string;
  params?: Record<string, unknown>;
}
