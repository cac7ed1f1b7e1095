/** Whether the player prefers less motion: everything is then shown at once. */
export const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** @param {number} milliseconds */
export const wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** A pause between two steps of a round, in milliseconds; none with less motion. */
export const beat = (/** @type {number} */ milliseconds) => wait(isCalm() ? 0 : milliseconds);

/**
 * Draws frames for as long as `draw` says so; in a hidden tab, where frames do not come, by the clock.
 *
 * @param {(elapsed: number) => boolean} draw
 */
export async function frames(draw) {
  const since = performance.now();
  while (draw(performance.now() - since)) {
    await new Promise((resolve) => (document.hidden ? setTimeout(resolve, 100) : requestAnimationFrame(resolve)));
  }
}
