import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';

/** Why a transfer back was refused, if this page shows it. */
export type Refused = { key: 'isInPlay'; game: string } | { key: 'isAway' };

/** The refusal that a failed transfer means; null when the failure has no text of its own. */
export function refusedBy(failure: unknown): Refused | null {
  if (!(failure instanceof Failure) || failure.kind !== 'refused') return null;
  const { code, details } = failure;
  if (code === codes.channelClosed) return { key: 'isAway' };
  return code === codes.alreadyDone && details.gameName ? { key: 'isInPlay', game: details.gameName } : null;
}
