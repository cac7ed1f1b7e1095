/** How far a list is pulled, in pixels, before it asks anew (checklist L-12). */
export const pullDistance = 72;

/** A finger goes this much farther than what it pulls: the farther, the heavier. */
const resistance = 2;

/** How far the list comes down for a finger that went so far, in pixels; not much farther than is needed. */
export const pulledBy = (finger: number) => Math.min(Math.max(0, finger / resistance), pullDistance * 1.25);
