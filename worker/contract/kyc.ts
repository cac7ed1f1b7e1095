/** Where the check of a player's identity stands: `hasKyc` of the player, `status` of the check. */
export const kycStates = { none: 0, pending: 1, passed: 2, rejected: 3 } as const;

/** The pictures that are asked for. */
export const kycSides = { front: 1, back: 2, selfie: 3 } as const;
export type KycSide = (typeof kycSides)[keyof typeof kycSides];

/** The papers that are taken, what their numbers look like once spaces and dashes are out, and whether a back is needed (checklist V-11). */
export const idTypes = {
  philsys: { pattern: /^(\d{12}|\d{16})$/, back: true },
  passport: { pattern: /^[A-Z]\d{7}[A-Z]?$/, back: false },
  drivers: { pattern: /^[A-Z]\d{10}$/, back: true },
  umid: { pattern: /^\d{12}$/, back: true },
  sss: { pattern: /^\d{10}$/, back: false },
  prc: { pattern: /^\d{7}$/, back: true },
  postal: { pattern: /^\d{12}$/, back: true },
  voters: { pattern: /^[A-Z\d]{6,25}$/, back: false },
} as const;
export type IdType = keyof typeof idTypes;

/** A name as it is sent and kept: without spare ends, and with the one apostrophe for all that keyboards make of it. */
export const plainName = (name: string) => name.trim().replace(/[‘’ʼ`´]/g, "'");

/** Whether a name is one as papers have it (checklist V-09). */
export const isRealName = (name: string) => /^[\p{L}\p{M}][\p{L}\p{M} .'-]{1,59}$/u.test(plainName(name));

/** The number of a paper as it is compared: capitals, without spaces and dashes. */
export const plainIdNo = (idNo: string) => idNo.toUpperCase().replace(/[\s-]/g, '');

/** What a picture may weigh when it is sent, in bytes, and its longest and least side in pixels (checklist V-12). */
export const kycImage = { mostBytes: 1_500_000, longestSide: 1_600, leastSide: 600 };
