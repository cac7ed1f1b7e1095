/** An error as events carry it: thrown, rejected with, or from another site, of which there is a message alone. */
export interface Thrown {
  error?: unknown;
  reason?: unknown;
  message?: string;
}

/**
 * Takes the errors of the page that nobody caught, and those that a part was replaced for: into a list, until `take` is
 * what tells the operator of them.
 */
export const thrown = {
  early: [] as Thrown[],
  take(event: Thrown): void {
    thrown.early.push(event);
  },
};

/** Begins to listen for errors that nobody catches. */
export function catchErrors(): void {
  addEventListener('error', (event) => thrown.take(event));
  addEventListener('unhandledrejection', (event) => thrown.take(event));
}
