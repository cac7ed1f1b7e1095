import { stores } from '#data/stores.ts';
import { isCutOff } from '#data/updates.ts';
import { isAsking } from '#data/worker.ts';
import { loading } from '#nav/loading.ts';

/**
 * The player counts as active this long after an input, the next check is after this long, and a page that is never
 * idle, such as one with an animation on a slow phone, is waited for this long; milliseconds.
 */
const rest = { input: 1_000, next: 500, idle: 1_000 };

const inputs = ['pointerdown', 'touchmove', 'wheel', 'keydown', 'scroll'] as const;
let lastInput = Number.NEGATIVE_INFINITY;
const note = () => void (lastInput = performance.now());

/** Starts to track the player's input. */
export function watchInput(): void {
  for (const type of inputs) addEventListener(type, note, { passive: true });
}

/** Whether the page waits for something that the player requested, or nothing can load. */
const isBusy = () => isAsking() || loading.shown || isCutOff();

/** Whether the player is idle here: no request in progress, no game open, and the page visible and at rest. */
const isAtRest = () =>
  document.visibilityState === 'visible' &&
  stores.play.gameId === 0 &&
  location.pathname !== '/game/start' &&
  performance.now() - lastInput >= rest.input;

const pause = () => new Promise((done) => setTimeout(done, rest.next));

const idle = () =>
  new Promise<void>((done) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: rest.idle });
    else setTimeout(done);
  });

interface Wait {
  /** Ends the waiting. */
  signal?: AbortSignal;
  /** The player is waiting for it, and so counts as idle. */
  waits?: boolean;
}

/** Resolves when nothing of the player's is in progress. */
export async function untilFree({ signal, waits = false }: Wait = {}): Promise<void> {
  const isHeldUp = () => !signal?.aborted && (isBusy() || !(waits || isAtRest()));
  while (isHeldUp()) await pause();
  await idle();
}
