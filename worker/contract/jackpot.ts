/** How a draw ended: with a prize of the wheel, or with a tier of the jackpot (spec §3). */
export const drawTypes = { prize: 1, jackpot: 2 } as const;

/** How often the jackpot's figures are asked for again while they are looked at, milliseconds (spec §9). */
export const jackpotRefresh = 6_000;
