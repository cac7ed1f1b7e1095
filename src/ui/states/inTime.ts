/** How long an icon is waited for, milliseconds (spec §9). */
const patience = 5_000;

/** The `ref` of an icon: one that hasn't come in time isn't waited for any more. */
export function inTime(image: HTMLImageElement) {
  const timer = setTimeout(() => image.complete || (image.src = ''), patience);
  return () => clearTimeout(timer);
}
