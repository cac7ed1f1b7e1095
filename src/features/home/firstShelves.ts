/** This many shelves fill the first screen of a tablet; the player's own shelves follow below them. */
export const above = 2;
/**
 * Viewports taller than a phone, where one shelf fills the first screen; reading `innerHeight` would force a layout.
 */
const tall = '(min-height: 961px)';

/** The number of shelves on the first screen. */
export const firstShelves = () => (matchMedia(tall).matches ? above : 1);
