import { whileBusy } from './busyLock.ts';

let release: (() => void) | undefined;
let released: Promise<unknown> = Promise.resolve();

/**
 * Holds the busy lock from the first input in a form until that form is submitted or left, so that no update discards
 * what was typed; the request itself holds it until answered (`useAction`). Search forms don't count.
 */
export function watchForms(): void {
  addEventListener('input', ({ target }) => {
    const form = (target as Element | null)?.closest('form');
    if (!form || form.closest('search, [role="search"]') || release) return;
    const held = new Promise<void>((resolve) => (release = resolve));
    released = whileBusy(() => held).catch(() => {});
  });
  addEventListener('submit', () => void leaveForm());
}

/** Releases the lock of a form with unsaved input. Resolves once it is released. */
export async function leaveForm(): Promise<void> {
  release?.();
  release = undefined;
  await released;
}
