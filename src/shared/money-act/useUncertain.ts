import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MoneyName } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { lookUp } from './lookUp.ts';
import { usePoll } from './usePoll.ts';

/** An unknown outcome is looked up every 5 s, for 2 minutes; milliseconds. */
const pace = { every: 5_000, patience: 120_000 };

/** What the looking up has brought: nothing yet, that the act was not done, or no more than that its outcome is known. */
export type Ending = 'still' | 'notDone' | 'settled';

/**
 * An act of which nobody knows whether it was done: while there is a connection it is looked up by itself, and whenever the
 * player asks; nothing is sent again (WA-05). `onDone` hears the operator's answer, and whether the player asked for it
 * here, by the act or by looking it up.
 */
export function useUncertain(name: MoneyName, onDone: (answer: unknown, asked: boolean) => void) {
  const act = useSnapshot(stores.acts)[name];
  const { onLine } = useSnapshot(stores.network);
  const uncertain = act?.state === 'uncertain';
  const [ending, setEnding] = useState<Ending | null>(null);
  const [own, setOwn] = useState('');
  if (act?.state === 'sending' && !act.elsewhere && act.requestId !== own) setOwn(act.requestId);
  const [wasUncertain, setWasUncertain] = useState(uncertain);

  const looking = useAction(
    async (byTap: boolean) => {
      const asked = byTap || stores.acts[name]?.requestId === own;
      const answer = await lookUp(name);
      if (answer !== undefined) onDone(answer, asked);
      else setEnding(stores.acts[name] ? 'still' : 'notDone');
    },
    () => setEnding(stores.acts[name] ? 'still' : 'settled'),
  );
  const leaving = useAction(async () => {
    await app.giveUp(name);
    setEnding(null);
  });

  const poll = usePoll(uncertain && onLine, () => void looking.run(false), pace);

  if (uncertain !== wasUncertain) {
    setWasUncertain(uncertain);
    setEnding(uncertain ? null : 'settled');
    poll.again();
  }

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
