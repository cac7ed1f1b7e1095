/** How much strangers may ask for and try. */
export interface Caps {
  /** By the hour: numbers that strangers have codes sent to; `inAll` counts the codes. */
  codes: { perDevice: number; perAddress: number; perPrefix: number; inAll: number };
  /** By the quarter of an hour: wrong log-ins of unknown devices, by one address and for one account. */
  logins: { perAddress: number; perAccount: number };
  /** By the hour: names and numbers of which one address learns that they are taken. */
  taken: { perAddress: number };
}

/**
 * The caps of the sandbox. They fit one household and few players: many of a mobile network share an address, so an
 * operator sets the caps by its traffic, and puts a captcha where they are reached.
 */
export const usualCaps: Caps = {
  codes: { perDevice: 3, perAddress: 5, perPrefix: 30, inAll: 1_000 },
  logins: { perAddress: 10, perAccount: 30 },
  taken: { perAddress: 10 },
};
