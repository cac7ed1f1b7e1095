import type { World } from '../world.ts';

/** The delay before a failing device is tried again, initial and maximum, milliseconds; it doubles each time. */
const pauses = { first: 10_000, longest: 160_000 };

/**
 * The writes that a failing device has missed: for each row, by its id, a step that stores memory's version. The
 * device is retried until it has taken all of them; then `caughtUp` is called, before anything else can be missed.
 */
export function createMissed(world: World, caughtUp: () => void) {
  const steps = new Map<string, () => Promise<unknown>>();

  async function catchUp(pause: number) {
    try {
      for (const [id, step] of steps) {
        await step();
        // A row that changed meanwhile goes to the end of the queue.
        const latest = steps.get(id);
        steps.delete(id);
        if (latest && latest !== step) steps.set(id, latest);
      }
      caughtUp();
    } catch {
      tryAgain(Math.min(2 * pause, pauses.longest));
    }
  }
  const tryAgain = (pause = pauses.first) => void world.after(pause, () => void catchUp(pause));

  return { steps, tryAgain };
}
