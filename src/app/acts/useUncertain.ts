import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MoneyName } from '../../../worker/contract/endpoints.ts';
import { stores } from '../stores.ts';
import { useAction } from '../useAction.ts';
import { app } from '../worker.ts';
import { lookUp } from './lookUp.ts';
import { usePoll } from './usePoll.ts';

/** An unknown outcome is looked up every 5 s, for 2 minutes; milliseconds. */
const pace = { every: 5_000, patience: 120_000 };

/** What the looking up has brought: nothing yet, that the act was not done, or no more than that its outcome is known. */
export type Ending = 'still' | 'notDone' | 'settled';

/**
 * An act of which nobody knows whether it was done: while there is a connection it is looked up by itself, and whenever the
 * player asks; nothing is sent again (WA-05). `onDone` hears the operator's answer, and whether it was the player who asked.
 */
export function useUncertain(name: MoneyName, onDone: (answer: unknown, byTap: boolean) => void) {
  const act = useSnapshot(stores.acts)[name];
  const { onLine } = useSnapshot(stores.network);
  const uncertain = act?.state === 'uncertain';
  const [ending, setEnding] = useState<Ending | null>(null);
  const [wasUncertain, setWasUncertain] = useState(uncertain);
  if (uncertain !== wasUncertain) {
    setWasUncertain(uncertain);
    setEnding(uncertain ? null : 'settled');
  }

  const looking = useAction(
    async (byTap: boolean) => {
      const answer = await lookUp(name);
      if (answer !== undefined) onDone(answer, byTap);
      else setEnding(stores.acts[name] ? 'still' : 'notDone');
    },
    () => setEnding(stores.acts[name] ? 'still' : 'settled'),
  );
  const leaving = useAction(async () => {
    await app.giveUp(name);
    setEnding(null);
  });
  const poll = usePoll(uncertain && onLine, () => void looking.run(false), pace);

  return {
    uncertain,
    /** It is on its way, from this tab or another. */
    sending: act?.state === 'sending',
    /** It is another tab's. */
    elsewhere: act?.elsewhere === true,
    ending,
    forget: () => setEnding(null),
    /** Looking it up can be asked for now. */
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

export type UncertainAct = ReturnType<typeof useUncertain>;
