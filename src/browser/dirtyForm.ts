import { whileBusy } from './busyLock.ts';

let left: (() => void) | undefined;
let free: Promise<unknown> = Promise.resolve();

/**
 * Keeps updates out of every tab from the first character typed into a form until it is sent or left; what is sent keeps them
 * out by itself until it is answered (`useAction`). A search is no form.
 */
export function watchForms(): void {
  addEventListener('input', ({ target }) => {
    const form = (target as Element | null)?.closest('form');
    if (!form || form.closest('search, [role="search"]') || left) return;
    const held = new Promise<void>((resolve) => (left = resolve));
    free = whileBusy(() => held).catch(() => {});
  });
  addEventListener('submit', () => void leaveForm());
}

/** What was typed holds up nothing any more. Settles when the lock is free of it. */
export async function leaveForm(): Promise<void> {
  left?.();
  left = undefined;
  await free;
}
