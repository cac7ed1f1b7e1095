let at = 0;

/** When the player last tapped, typed or scrolled outside of dialogs, milliseconds since the page's start; 0 for never. */
export const lastUse = () => at;

const note = ({ target, timeStamp }: Event) => {
  if (!(target as Element).closest?.('dialog')) at = timeStamp;
};
for (const input of ['wheel', 'touchstart', 'keydown', 'click']) addEventListener(input, note, true);
