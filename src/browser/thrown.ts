/** An error as events carry it: thrown, rejected with, or cross-origin, with a message alone. */
export interface Thrown {
  error?: unknown;
  reason?: unknown;
  message?: string;
}

/**
 * Collects uncaught errors of the page, and those of replaced parts, in a list until `take` reports them to the
 * operator.
 */
export const thrown = {
  early: [] as Thrown[],
  take(event: Thrown): void {
    thrown.early.push(event);
  },
};

/** Starts to listen for uncaught errors. */
export function catchErrors(): void {
  addEventListener('error', (event) => thrown.take(event));
  addEventListener('unhandledrejection', (event) => thrown.take(event));
}
