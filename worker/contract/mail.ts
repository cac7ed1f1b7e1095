/** The kinds of mail (payloads E). */
export const mailTypes = { system: 1, promo: 2, account: 3 } as const;
