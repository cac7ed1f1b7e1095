/** The states of a player's identity check (KYC): `hasKyc` of the player, `status` of the check. */
export const kycStates = { none: 0, pending: 1, passed: 2, rejected: 3 } as const;

/** The pictures of an identity check. */
export const kycSides = { front: 1, back: 2, selfie: 3 } as const;
export type KycSide = (typeof kycSides)[keyof typeof kycSides];

/**
 * The limits of a picture: bytes as a chosen file and as uploaded, and its longest and shortest side in pixels (checklist V-12). On fewer
 * pixels than 600 the small print of an identity document can't be read.
 */
export const kycImage = { fileBytes: 10 * 2 ** 20, mostBytes: 1_500_000, longestSide: 1_600, leastSide: 600 };
