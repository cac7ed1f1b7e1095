/** The most that one device, one address, one block of numbers or everybody may ask for in an hour. */
export interface Caps {
  /** Numbers that strangers have codes sent to; `inAll` counts the codes. */
  codes: { perDevice: number; perAddress: number; perPrefix: number; inAll: number };
}

/**
 * The caps of the sandbox. They fit one household and few players: many of a mobile network share an address, so an
 * operator sets the caps by its traffic, and puts a captcha where they are reached.
 */
export const usualCaps: Caps = {
  codes: { perDevice: 3, perAddress: 5, perPrefix: 30, inAll: 1_000 },
};
