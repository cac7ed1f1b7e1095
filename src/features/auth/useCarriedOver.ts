import { useState } from 'react';
import { keepReturnTo } from '#nav/returnTo.ts';

/** Takes over the page to go to after the log-in from an address that was begun in another browser. */
export function useCarriedOver({ back }: { back: string }): void {
  // Before any effect, as who is logged in leaves by one.
  useState(() => back && keepReturnTo(back));
}
