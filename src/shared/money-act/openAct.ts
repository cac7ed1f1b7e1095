import type { MoneyName } from '#contract/endpoints.ts';
import { Failure, type FailureKind } from '#contract/failure.ts';
import { stores } from '#data/stores.ts';

/** Failures after which the outcome of an act is unknown. */
const unknowing: readonly FailureKind[] = ['uncertain', 'timeout', 'stopped'];

/**
 * The id of the act sent from here whose outcome a failure leaves unknown; undefined if the act has failed. `before` is
 * the act of this kind that was open already when it was sent, and is not it.
 */
export function openAct(call: MoneyName, failure: unknown, before?: string): string | undefined {
  if (!(failure instanceof Failure) || !unknowing.includes(failure.kind)) return undefined;
  const act = stores.acts[call];
  return failure.details.requestId ?? (act?.elsewhere || act?.requestId === before ? undefined : act?.requestId);
}
