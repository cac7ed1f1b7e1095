/** The results of a draw: a prize of the wheel, or a tier of the jackpot (spec §3). */
export const drawTypes = { prize: 1, jackpot: 2 } as const;

/** The polling interval of the jackpot's figures while they are visible, milliseconds (spec §9). */
export const jackpotRefresh = 6_000;

/** How many cells the wheel has (K-07). */
export const wheelCells = 10;
