import type { Caps } from '#sandbox/operator/context/caps.ts';

const many = 10_000;

/** Caps for a sandbox where all the players of a test run come from one address. */
export const oneAddress: Caps = {
  codes: { perDevice: many, perAddress: many, perPrefix: many, inAll: many, asked: many },
  logins: { perAddress: many, perAccount: many },
  taken: { perAddress: many },
  social: { perAddress: many },
  signUps: { perDevice: many, perAddress: many },
  events: { charactersOfOne: many * many, charactersOfVisitors: many * many, charactersOfNewcomers: many * many },
  newcomers: {
    pictures: many * many,
    feedback: many,
    games: many * many,
    likes: many * many,
    ownCodes: many,
    orders: many * many,
    ordersOfOne: many,
    acts: many * many,
    actsOfOne: many,
    protecting: many * many,
    protectingOfOne: many,
    restrictionsOfOne: many,
  },
  players: {
    checks: many,
    waitingOrders: many,
    sessions: many,
    devices: many,
    devicesOfNewcomer: many,
    acts: many,
    restrictions: many,
  },
};
