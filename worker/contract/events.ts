/** How an analytics event came about: by a view, a click or the system (spec §7). */
export const showTypes = { view: 1, click: 2, system: 3 } as const;

/** The most events of a batch (spec §9). */
export const eventBatch = 20;

/**
 * Every analytics event, with its show type. Names are the operator's vocabulary; params never hold a token, password,
 * code, number or name.
 */
export const events = {
  app_start: 'system',
  screen_view: 'view',
  banner_view: 'view',
  banner_click: 'click',
  game_card_view: 'view',
  game_card_click: 'click',
  game_start: 'system',
  game_exit: 'system',
  deposit_open: 'view',
  deposit_submit: 'click',
  deposit_return: 'system',
  login_open: 'view',
  login_submit: 'click',
  login_done: 'system',
  register_open: 'view',
  register_submit: 'click',
  register_done: 'system',
  code_send: 'click',
  popup_shown: 'view',
  popup_closed: 'click',
  search: 'system',
  like: 'click',
  logout: 'click',
  error_shown: 'system',
} as const satisfies Record<string, keyof typeof showTypes>;

export type EventName = keyof typeof events;
