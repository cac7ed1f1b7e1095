import { useState } from 'react';
import { keepReturnTo } from '#nav/returnTo.ts';

/** Takes over the page to go to after the log-in from an address that another browser was sent with. */
export function useCarriedOver({ back }: { back: string }): void {
  // Runs during the first render, before the effect that redirects a logged-in player.
  useState(() => back && keepReturnTo(back));
}
