import { stores } from '#data/stores.ts';
import { isCutOff } from '#data/updates.ts';
import { isAsking } from '#data/worker.ts';
import { loading } from '#nav/loading.ts';

/**
 * The player is at it this long after an input, it is looked at again after this long, and a page that is never idle, as
 * one with an animation on a slow phone, is waited for this long; milliseconds.
 */
const rest = { input: 1_000, next: 500, idle: 1_000 };

const inputs = ['pointerdown', 'touchmove', 'wheel', 'keydown', 'scroll'] as const;
let lastInput = Number.NEGATIVE_INFINITY;
const note = () => void (lastInput = performance.now());

/** Begins to notice what the player does. */
export function watchInput(): void {
  for (const type of inputs) addEventListener(type, note, { passive: true });
}

/** Whether the page waits for something that the player asked for, or nothing can be had. */
const isBusy = () => isAsking() || loading.shown || isCutOff();

/** Whether the player does nothing here: no request is under way, no game is open, and the page is seen and at rest. */
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
  /** The player waits for it, and so is at rest. */
  waits?: boolean;
}

/** Resolves when nothing of the player's is under way. */
export async function untilFree({ signal, waits = false }: Wait = {}): Promise<void> {
  const isHeldUp = () => !signal?.aborted && (isBusy() || !(waits || isAtRest()));
  while (isHeldUp()) await pause();
  await idle();
}
