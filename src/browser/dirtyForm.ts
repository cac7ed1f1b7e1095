import { whileBusy } from './busyLock.ts';

let left: (() => void) | undefined;
let free: Promise<unknown> = Promise.resolve();

/**
 * Holds the busy lock from the first input in a form until that form is submitted or left, so that no update discards
 * what was typed; the request itself holds it until answered (`useAction`). Search forms don't count.
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

/** Releases the lock of a form with unsaved input. Resolves once it is released. */
export async function leaveForm(): Promise<void> {
  left?.();
  left = undefined;
  await free;
}
