import { subscribeKey } from 'valtio/vanilla/utils';
import { lockedOrNot } from '#browser/locks.ts';
import { stores } from '#data/stores.ts';
import { onWorker } from '#data/supervision.ts';
import { app } from '#data/worker.ts';
import type { GameInPlay } from '#worker/features/play/play.ts';

/** The timeout for a lock, milliseconds; without it other tabs know of the game by this page's worker alone. */
const patience = 1_000;

/** The game in play on this page, if any. */
let inPlay: GameInPlay | undefined;

const resume = () => {
  if (inPlay) void app.play.resumeGame(inPlay).catch(() => {});
};
onWorker(resume);
// A device that is slow to say who is logged in says so after the worker's start.
subscribeKey(stores.session, 'epoch', resume);

/** Has every worker that replaces the current one resume the game just opened, until `forgetGame`; not a demo. */
export function rememberGame(opening: string): void {
  const { gameId, sessionId } = stores.play;
  if (gameId) inPlay = { epoch: stores.session.epoch, opening, gameId, sessionId };
}

/** Forgets a game that is being left, unless another one has been opened since. */
export function forgetGame(opening: string): void {
  if (inPlay?.opening === opening) inPlay = undefined;
}

/**
 * Holds a lock named after an opening of a game, so that no other tab takes the game for abandoned while this page has
 * no worker to speak for it; not in the back-forward cache. Returns how to release it.
 */
export function holdOpening(opening: string): () => void {
  const done = new AbortController();
  const { signal } = done;
  let release = () => {};
  const hold = () => {
    const held = new Promise<void>((resolve) => (release = resolve));
    void lockedOrNot(opening, {}, patience, () => held);
  };
  addEventListener('pagehide', () => release(), { signal });
  addEventListener('pageshow', ({ persisted }) => void (persisted && hold()), { signal });
  hold();
  return () => {
    done.abort();
    release();
  };
}
