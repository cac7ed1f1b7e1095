/** How much strangers may ask for and try, and what a player may have at a time. */
export interface Caps {
  /** By the hour: numbers that strangers have codes sent to; `inAll` counts the codes, and `asked` how often one address asks. */
  codes: { perDevice: number; perAddress: number; perPrefix: number; inAll: number; asked: number };
  /** By the quarter of an hour: wrong log-ins of unknown devices, by one address and for one account. */
  logins: { perAddress: number; perAccount: number };
  /** By the hour: names and numbers of which one address learns that they are taken. */
  taken: { perAddress: number };
  /** By the hour: new accounts of one device, and of one address. */
  signUps: { perDevice: number; perAddress: number };
  /** By the minute: characters of analytics events of one player, or of all visitors of one address. */
  events: { charactersOfOne: number };
  /** By player: orders that wait for their payment, and sessions. */
  players: { waitingOrders: number; sessions: number };
}

/**
 * The caps of the sandbox. They fit one household and few players: many of a mobile network share an address, so an
 * operator sets the caps by its traffic, and puts a captcha where they are reached. Five orders leave room for a try on
 * each channel within the half-hour of an order; ten sessions fit a player's devices, and on one screen (ASVS 7.1.2).
 */
export const usualCaps: Caps = {
  codes: { perDevice: 3, perAddress: 5, perPrefix: 30, inAll: 1_000, asked: 60 },
  logins: { perAddress: 10, perAccount: 30 },
  taken: { perAddress: 10 },
  signUps: { perDevice: 3, perAddress: 20 },
  events: { charactersOfOne: 100_000 },
  players: { waitingOrders: 5, sessions: 10 },
};
