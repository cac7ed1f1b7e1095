/** Loading timeout of an icon, milliseconds (spec §9). */
const patience = 5_000;

/** A `ref` for icons that gives up loading after the timeout. */
export function inTime(image: HTMLImageElement) {
  const timer = setTimeout(() => image.complete || (image.src = ''), patience);
  return () => clearTimeout(timer);
}
