/** How much strangers may request and try, and a player's maximums at a time. */
export interface Caps {
  /**
   * Per hour: numbers that strangers have codes sent to; `inAll` counts the codes, and `asked` the requests of one
   * address.
   */
  codes: { perDevice: number; perAddress: number; perPrefix: number; inAll: number; asked: number };
  /** Per quarter of an hour: failed log-ins of unknown devices, by one address and for one account. */
  logins: { perAddress: number; perAccount: number };
  /** Per hour: names and numbers that one address learns to be taken. */
  taken: { perAddress: number };
  /** Per hour: log-ins by a provider that fail, or whose identity is bound to nobody, by one address. */
  social: { perAddress: number };
  /** Per hour: new accounts of one device, and of one address. */
  signUps: { perDevice: number; perAddress: number };
  /**
   * Per minute: characters of analytics events of one player, or of all visitors of one address; of all visitors; and
   * of all newcomers, players who have deposited nothing yet.
   */
  events: { charactersOfOne: number; charactersOfVisitors: number; charactersOfNewcomers: number };
  /**
   * Per day: characters of the pictures, feedback, started and liked games, codes to own numbers, deposit orders, stored
   * acts, and acts that protect, of all newcomers of one address; orders and acts of one newcomer, and restrictions of
   * each kind. `protectingOfOne` of what is stored of each kind that protects are counted for no address.
   */
  newcomers: {
    pictures: number;
    feedback: number;
    games: number;
    likes: number;
    ownCodes: number;
    orders: number;
    ordersOfOne: number;
    acts: number;
    actsOfOne: number;
    protecting: number;
    protectingOfOne: number;
    restrictionsOfOne: number;
  };
  /**
   * Per player: unpaid orders, sessions and known devices, of a newcomer `devicesOfNewcomer`; a day, submitted identity
   * checks, with refused ones, and acts, whose outcomes are stored, with as many more of each kind that protects; of
   * breaks with exclusions, and of limits, whose records are kept for years, `restrictions` each.
   */
  players: {
    waitingOrders: number;
    sessions: number;
    devices: number;
    devicesOfNewcomer: number;
    checks: number;
    acts: number;
    restrictions: number;
  };
}

/**
 * The caps of the sandbox. They fit one household and few players: many on a mobile network share an address, so an
 * operator sets the caps by its traffic, and adds a captcha where they are reached. Five orders leave room for a try
 * on each channel within the half-hour of an order; ten sessions fit a player's devices, and on one screen (ASVS
 * 7.1.2); the pictures of newcomers are two hundred identity checks as the app shrinks them, and what else they store for
 * good is some megabytes a day; a browser that forgets its device every week takes four years to use up 200, and 20
 * last a newcomer for months; nobody taps 3,000 times a day, and nobody sets a hundred limits. A newcomer logs in by a
 * code a few times a day at most, and acts that protect have ten times the others' budget, which no address reaches by
 * protecting itself.
 */
export const usualCaps: Caps = {
  codes: { perDevice: 3, perAddress: 5, perPrefix: 30, inAll: 1_000, asked: 60 },
  logins: { perAddress: 10, perAccount: 30 },
  taken: { perAddress: 10 },
  social: { perAddress: 20 },
  signUps: { perDevice: 3, perAddress: 20 },
  events: { charactersOfOne: 100_000, charactersOfVisitors: 5_000_000, charactersOfNewcomers: 5_000_000 },
  newcomers: {
    pictures: 500_000_000,
    feedback: 200,
    games: 20_000,
    likes: 20_000,
    ownCodes: 200,
    orders: 2_000,
    ordersOfOne: 50,
    acts: 30_000,
    actsOfOne: 1_000,
    protecting: 300_000,
    protectingOfOne: 30,
    restrictionsOfOne: 20,
  },
  players: {
    waitingOrders: 5,
    sessions: 10,
    devices: 200,
    devicesOfNewcomer: 20,
    checks: 50,
    acts: 3_000,
    restrictions: 100,
  },
};
