import { useState } from 'react';
import { keepReturnTo } from '#nav/returnTo.ts';

/** Takes over the page to go to after the log-in from an address that another browser was sent with. */
export function useCarriedOver({ back }: { back: string }): void {
  // Before any effect, because a logged-in player is redirected by one.
  useState(() => back && keepReturnTo(back));
}
