import { Failure } from '#contract/failure.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';

/** How old a request of an expired session gets while it waits for its player's next log-in, milliseconds. */
export const expiredWait = 30 * 24 * 60 * 60 * 1_000;

/** Whether a request of a player who isn't logged in is given up after this error; a break or an exclusion never is. */
export const isAbandoned = ({ call, at }: PendingRequest, error: unknown, now: number) =>
  error instanceof Failure && error.kind === 'expired' && call !== 'selfExclude' && now - at > expiredWait;
