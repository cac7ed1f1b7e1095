/** Refusals by a player's own wish: a break, an exclusion, and limits (payloads, status codes). */
export const limitCodes = { onBreak: 5001, excluded: 5002, deposit: 5003, loss: 5004, time: 5005 } as const;

/** Whether the player's own limits or wishes stand in the way. */
export const isByLimit = (code: number) => Object.values<number>(limitCodes).includes(code);
