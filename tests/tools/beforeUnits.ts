import { snapshot } from '#sandbox/db/memory.ts';

/** Creates the database snapshot of the operator's tests before any test timeout is running. */
export async function setup(): Promise<void> {
  await snapshot();
}
