import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MoneyName } from '#contract/endpoints.ts';
import { lookUp } from './lookUp.ts';
import { usePoll } from './usePoll.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';

/** An unknown outcome is looked up every 5 s, for 2 minutes; milliseconds. */
const pace = { every: 5_000, patience: 120_000 };

interface Found {
  requestId: string;
  /** The player asked for it here: by the act, in this tab, or by looking it up. */
  asked: boolean;
}

/**
 * The act of a kind that is open, in this tab or in another. While its outcome is unknown it is looked up by itself, if there
 * is a connection, and whenever the player asks; nothing is sent again (WA-05). Once the outcome is known, what the act
 * changed is asked for anew. `onFound` gets the answer of one that was done.
 */
export function useUnknownOutcome(call: MoneyName, onFound: (answer: unknown, found: Found) => void | Promise<void>) {
  const act = useSnapshot(stores.acts)[call];
  const { onLine } = useSnapshot(stores.network);
  const unknown = act?.state === 'uncertain';
  const [outcome, setOutcome] = useState<'still' | 'notDone' | 'settled' | null>(null);
  const [own, setOwn] = useState('');
  if (act?.state === 'sending' && !act.elsewhere && act.requestId !== own) setOwn(act.requestId);
  const [wasUnknown, setWasUnknown] = useState(unknown);

  const looking = useAction(
    async (byTap: boolean) => {
      const { requestId = '' } = stores.acts[call] ?? {};
      const answer = await lookUp(call);
      if (answer !== undefined) await onFound(answer, { requestId, asked: byTap || requestId === own });
      else setOutcome(stores.acts[call] ? 'still' : 'notDone');
    },
    () => setOutcome(stores.acts[call] ? 'still' : 'settled'),
  );
  const leaving = useAction(async () => {
    await app.money.giveUp(call);
    setOutcome(null);
  });

  const poll = usePoll(unknown && onLine, () => void looking.run(false), pace);

  if (unknown !== wasUnknown) {
    setWasUnknown(unknown);
    setOutcome(unknown ? null : 'settled');
    poll.again();
  }

  useEffect(() => {
    if (!unknown) return;
    return () => {
      if (stores.acts[call]?.state !== 'uncertain') void app.tab.resume().catch(() => {});
    };
  }, [unknown, call]);

  return {
    /** Nobody knows whether it was done. */
    unknown,
    /** It is being sent, from this tab or from another. */
    inFlight: act?.state === 'sending',
    /** It is another tab's. */
    elsewhere: act?.elsewhere === true,
    /** It was looked up, and still nobody knows. */
    lookedInVain: unknown && outcome === 'still',
    /** What the last unknown outcome turned out to be: not done, or known by now, be it done or not. */
    outcome: outcome === 'still' ? null : outcome,
    /** That needn't be shown any more. */
    forget: () => setOutcome(null),
    /** There is a connection to look it up by. */
    onLine,
    looking: looking.busy,
    look() {
      poll.again();
      void looking.run(true);
    },
    /** Goes on without knowing. */
    leave: () => void leaving.run(),
  };
}

export type UnknownOutcome = ReturnType<typeof useUnknownOutcome>;
