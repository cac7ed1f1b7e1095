/** How far a finger pulls a list, in pixels, before it asks anew (checklist L-12). */
export const pullDistance = 72;

/** How far the mark follows a finger that went so far, in pixels; not much farther than is needed. */
export const pulledBy = (finger: number) => Math.min(Math.max(0, finger), pullDistance * 1.25);
