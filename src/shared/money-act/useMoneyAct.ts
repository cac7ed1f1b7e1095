import { useRef, useState } from 'react';
import { Failure, type FailureKind } from '#contract/failure.ts';
import { moneyActs, type ActInput, type ActOutput, type MoneyAction, type MoneyActions } from '#contract/moneyActs.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { useUnknownOutcome } from './useUnknownOutcome.ts';

const actions: MoneyActions = app.money;

/** Failures that don't say whether an act was done, if it was begun. */
const unknowing: readonly FailureKind[] = ['uncertain', 'timeout', 'stopped'];

interface MoneyActPlan<A extends MoneyAction> {
  /**
   * It was done, be it known at once or only when it was looked up. `sent` is what was sent from here, null for an act of another
   * tab, screen or page load; `asked` is false for such a one that was found without the player’s asking.
   */
  onDone(output: ActOutput<A>, by: { sent: ActInput<A> | null; asked: boolean }): void | Promise<void>;
  /** It was not done, in the place of `report`. */
  onFailure?(failure: unknown): void;
}

/**
 * An act that moves value: sent once at a tap, under one id, and never again by itself. While one of its kind is being sent or its
 * outcome is unknown, `busy` keeps the next one out. An unknown outcome is no failure: it is looked up until it is known.
 */
export function useMoneyAct<A extends MoneyAction>(action: A, { onDone, onFailure = report }: MoneyActPlan<A>) {
  const call = moneyActs[action];
  const [sending, setSending] = useState<ActInput<A> | null>(null);
  const last = useRef<{ requestId: string; input: ActInput<A> }>(null);
  const open = useUnknownOutcome(call, (answer, { requestId, asked }) => {
    const sent = last.current?.requestId === requestId ? last.current.input : null;
    return onDone(answer as ActOutput<A>, { sent, asked });
  });

  async function send(input: ActInput<A>): Promise<void> {
    open.forget();
    setSending(input);
    try {
      await onDone(await actions[action](input), { sent: input, asked: true });
    } catch (failure) {
      if (!(failure instanceof Failure) || !unknowing.includes(failure.kind)) throw failure;
      const requestId = failure.details.requestId ?? stores.acts[call]?.requestId;
      if (requestId === undefined) throw failure;
      last.current = { requestId, input };
    } finally {
      setSending(null);
    }
  }
  const tap = useAction(send, onFailure);

  return {
    ...open,
    /** None can be sent now. */
    busy: tap.busy || open.inFlight || open.unknown,
    /** What is being sent from here. */
    sending,
    /** Sends it, for a button. */
    run: tap.run,
    /** Sends it, for a form, which keeps a second submit out and shows what it rejects with. */
    send,
  };
}

export type MoneyAct<A extends MoneyAction> = ReturnType<typeof useMoneyAct<A>>;
