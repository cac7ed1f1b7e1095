import type { Input } from '#contract/endpoints.ts';
import type { PendingRequest } from '#worker/storage/vault.ts';

/** A choice about offers, by channel: true refuses them, false allows them. */
type Choice = Input<'marketingOptOut'>;

/** The refusals in a choice about offers. */
export const refusalsIn = (choice: Choice): Choice =>
  Object.fromEntries(Object.entries(choice).filter(([, isOut]) => isOut));

/** Whether a choice refuses all offers that another one refuses. */
export function refusesAllOf(choice: Choice, other: Choice): boolean {
  const refused = refusalsIn(choice);
  return Object.keys(refusalsIn(other)).every((channel) => channel in refused);
}

/** The refusals in a choice about offers, but those of channels that a later one allows. */
function refusalsLeft(choice: Choice, later: Choice): Choice {
  const allowing = Object.entries(later).filter(([, isOut]) => isOut === false || isOut === 0);
  const allowed = allowing.map(([channel]) => channel);
  return Object.fromEntries(Object.entries(refusalsIn(choice)).filter(([channel]) => !allowed.includes(channel)));
}

/**
 * A player's pending requests once the operator has a choice: without refusals of what it allows. What is left of a
 * request is another one, under an id of its own.
 */
export const pendingAfter = (
  pending: readonly PendingRequest[],
  { userId, choice, newId }: { userId: number; choice: Choice; newId: () => string },
): PendingRequest[] =>
  pending.flatMap((request) => {
    if (request.userId !== userId || request.call !== 'marketingOptOut') return [request];
    const refused = request.input as Choice;
    const input = refusalsLeft(refused, choice);
    if (refusesAllOf(input, refused)) return [request];
    return Object.keys(input).length > 0 ? [{ ...request, requestId: newId(), input }] : [];
  });
