/** Minimum height of an on-screen keyboard, pixels; browser bars that hide on scroll are lower. */
const keyboard = 120;

/** Keeps the focused field visible and clear of the bars while an on-screen keyboard is open (checklist L-08). */
export function keepTypingInSight(): void {
  let height = innerHeight;
  addEventListener('resize', () => {
    const taken = height - innerHeight;
    height = innerHeight;
    const held = document.activeElement;
    if (taken >= keyboard && held?.matches('input, textarea')) held.scrollIntoView({ block: 'nearest' });
  });
}
