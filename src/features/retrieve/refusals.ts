import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';

/** Why nothing was brought back, if that is for this page to say. */
export type Refused = { key: 'isInPlay'; game: string } | { key: 'isAway' };

/** What a failure to bring money back means; null when it has no words of its own. */
export function refusedBy(failure: unknown): Refused | null {
  if (!(failure instanceof Failure) || failure.kind !== 'refused') return null;
  const { code, details } = failure;
  if (code === codes.channelClosed) return { key: 'isAway' };
  return code === codes.alreadyDone && details.gameName ? { key: 'isInPlay', game: details.gameName } : null;
}
