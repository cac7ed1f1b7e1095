/** Pull distance that triggers a refresh, pixels (checklist L-12). */
export const pullDistance = 72;

/** The indicator's offset for a finger's distance, pixels; capped a little beyond the trigger. */
export const pulledBy = (finger: number) => Math.min(Math.max(0, finger), pullDistance * 1.25);
