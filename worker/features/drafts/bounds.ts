/** The lifetime of an unsent draft on the device, milliseconds (architecture, private data). */
export const draftLifetime = 7 * 24 * 60 * 60 * 1_000;

/** The number of rows that a draft has at most: its texts, and its pictures. */
export const mostDraftRows = 100;
