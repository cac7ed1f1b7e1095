const inputs = ['wheel', 'touchstart', 'keydown', 'click'] as const;
/** A tap before this code came counts, too. */
let at = navigator.userActivation?.hasBeenActive ? performance.now() : 0;

/** When the player last tapped, typed or scrolled outside of dialogs, milliseconds since the page's start; 0 for never. */
export const lastUse = () => at;

const note = ({ target }: Event) => {
  if (!(target as Element).closest?.('dialog')) at = performance.now();
};
for (const input of inputs) addEventListener(input, note, { capture: true, passive: true });
