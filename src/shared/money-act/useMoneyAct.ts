import { useRef, useState } from 'react';
import {
  moneyActs,
  type ActCall,
  type ActInput,
  type ActOutput,
  type MoneyAction,
  type MoneyActions,
} from '#contract/moneyActs.ts';
import { report } from '#nav/report.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { openAct } from './openAct.ts';
import { useUnknownOutcome } from './useUnknownOutcome.ts';

const actions: MoneyActions = app.money;

interface MoneyActPlan<A extends MoneyAction> {
  /**
   * The act is confirmed, at once or by a later lookup. `sent` is the input sent from here, null for an act of
   * another tab, screen or page load; `isByTap` is false if polling found such an act.
   */
  onDone(output: ActOutput<A>, by: { sent: ActInput<A> | null; isByTap: boolean }): void | Promise<void>;
  /** The act was not done; replaces `report`. */
  onFailure?(failure: unknown): void;
}

/**
 * A money act: sent once at a tap, under one id, and never retried automatically. `busy` blocks the next act of its
 * kind while one is being sent or its outcome is unknown. An unknown outcome isn't reported as a failure, but looked up
 * by polling.
 */
export function useMoneyAct<A extends MoneyAction>(action: A, { onDone, onFailure = report }: MoneyActPlan<A>) {
  const { endpoint: call } = moneyActs[action];
  const [sending, setSending] = useState<ActInput<A> | null>(null);
  const last = useRef<{ requestId: string; input: ActInput<A> }>(null);
  const open = useUnknownOutcome<ActCall<A>>(call, (answer, { requestId, isByTap }) => {
    const sent = last.current?.requestId === requestId ? last.current.input : null;
    return onDone(answer, { sent, isByTap });
  });

  async function send(input: ActInput<A>): Promise<void> {
    open.forget();
    setSending(input);
    try {
      await onDone(await actions[action](input), { sent: input, isByTap: true });
    } catch (failure) {
      const requestId = openAct(call, failure);
      if (requestId === undefined) throw failure;
      last.current = { requestId, input };
    } finally {
      setSending(null);
    }
  }
  const tap = useAction(send, onFailure);

  return {
    ...open,
    /** No act can be sent now. */
    busy: tap.busy || open.inFlight || open.unknown,
    /** The input being sent from here. */
    sending,
    /** Sends the act, for a button. */
    run: tap.run,
    /** Sends the act, for a form, which blocks a second submit and shows rejections. */
    send,
  };
}

export type MoneyAct<A extends MoneyAction> = ReturnType<typeof useMoneyAct<A>>;
