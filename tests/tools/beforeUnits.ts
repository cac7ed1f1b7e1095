import { snapshot } from '#sandbox/db/memory.ts';

/** Has the database that the operator's tests begin with at hand, before any of them has a clock running. */
export async function setup(): Promise<void> {
  await snapshot();
}
