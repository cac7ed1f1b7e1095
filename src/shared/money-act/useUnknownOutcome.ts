import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MoneyName, Output } from '#contract/endpoints.ts';
import type { Outcome } from '#contract/moneyActs.ts';
import { usePoll } from './usePoll.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';

/** Polling of an unknown outcome: every 5 s, for 2 minutes; milliseconds. */
const pace = { every: 5_000, patience: 120_000 };

const underWay = new Map<MoneyName, Promise<unknown>>();

/** Looks up the outcome of an uncertain money act by `settle`; concurrent calls share one request. */
function lookUp<N extends MoneyName>(name: N): Promise<Outcome<N>> {
  const request = underWay.get(name) ?? app.money.settle(name).finally(() => underWay.delete(name));
  underWay.set(name, request);
  return request as Promise<Outcome<N>>;
}

/** What is known of the last act; null for nothing. */
type Known = 'still' | 'notDone' | 'settled' | null;

/** What is known after a lookup in vain: an act that was settled meanwhile stays so. */
const inVain = (before: Known): Known => before ?? 'still';

interface Found {
  requestId: string;
  /** The player sent the act in this tab, or looked it up. */
  isByTap: boolean;
}

/**
 * The open money act of a kind, in this tab or another. While its outcome is unknown it is looked up by polling, when
 * online, and on request; nothing is sent again (WA-05). Once the outcome is known, the replies that the act changed
 * are refreshed. `onFound` gets the answer of a confirmed act, `onNotDone` the id of one that wasn't done.
 */
export function useUnknownOutcome<N extends MoneyName>(
  call: N,
  onFound: (answer: Output<N>, found: Found) => void | Promise<void>,
  onNotDone: (requestId: string) => void = () => {},
) {
  const act = useSnapshot(stores.acts)[call];
  const { onLine } = useSnapshot(stores.network);
  const unknown = act?.state === 'uncertain';
  const [outcome, setOutcome] = useState<Known>(null);
  const [own, setOwn] = useState('');
  if (act?.state === 'sending' && !act.elsewhere && act.requestId !== own) setOwn(act.requestId);
  const [wasUnknown, setWasUnknown] = useState(unknown);

  const givenUp = useRef<string>(undefined);

  const looking = useAction(
    /** `ended` is the id of an act of this tab that was settled without this page, such as by its worker. */
    async (byTap: boolean, ended?: string) => {
      const requestId = ended ?? stores.acts[call]?.requestId ?? '';
      const found = await (ended ? app.money.outcome(call, ended) : lookUp(call));
      if (found.state === 'done') await onFound(found.answer, { requestId, isByTap: byTap || requestId === own });
      else if (found.state === 'unknown') setOutcome(inVain);
      else if (requestId !== givenUp.current) {
        setOutcome(found.state);
        onNotDone(requestId);
      }
    },
    () => setOutcome(inVain),
  );
  const leaving = useAction(async () => {
    givenUp.current = stores.acts[call]?.requestId;
    await app.money.giveUp(call);
    setOutcome(null);
  });

  const poll = usePoll(unknown && onLine, () => void looking.run(false), pace);

  if (unknown !== wasUnknown) {
    setWasUnknown(unknown);
    setOutcome(unknown ? null : 'settled');
    poll.again();
  }

  const known = useEffectEvent((requestId: string) => {
    void app.tab.resume().catch(() => {});
    if (requestId === own && !looking.busy && !leaving.busy) void looking.run(true, own);
  });
  useEffect(() => {
    if (!unknown) return;
    const { requestId = '' } = stores.acts[call] ?? {};
    return () => {
      if (stores.acts[call]?.state !== 'uncertain') known(requestId);
    };
  }, [unknown, call]);

  return {
    /** The outcome is unknown. */
    unknown,
    /** It is being sent, from this tab or from another. */
    inFlight: act?.state === 'sending',
    /** It belongs to another tab. */
    elsewhere: act?.elsewhere === true,
    /** The last lookup left the outcome unknown. */
    lookedInVain: unknown && outcome === 'still',
    /** The result of the last lookup: rejected, or settled already; null for none. */
    outcome: outcome === 'still' ? null : outcome,
    /** Dismisses that result. */
    forget: () => setOutcome(null),
    /** Online, so a lookup is possible. */
    onLine,
    looking: looking.busy,
    look() {
      poll.again();
      void looking.run(true);
    },
    /** Gives up on the outcome. */
    leave: () => void leaving.run(),
  };
}

export type UnknownOutcome = ReturnType<typeof useUnknownOutcome>;
