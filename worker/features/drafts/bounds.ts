/** The lifetime of an unsent draft on the device, milliseconds (architecture, private data). */
export const draftLifetime = 7 * 24 * 60 * 60 * 1_000;

/** Max rows of a draft: its texts and its pictures. */
export const mostDraftRows = 100;
