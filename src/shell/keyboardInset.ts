/** The least that a keyboard takes, pixels: more than a browser's own bars, which come and go as a page is scrolled. */
const keyboard = 120;

/** Keeps what is typed into in sight and clear of the bars when a keyboard takes its room, from now on (checklist L-08). */
export function keepTypingInSight(): void {
  let height = innerHeight;
  addEventListener('resize', () => {
    const taken = height - innerHeight;
    height = innerHeight;
    const held = document.activeElement;
    if (taken >= keyboard && held?.matches('input, textarea')) held.scrollIntoView({ block: 'nearest' });
  });
}
