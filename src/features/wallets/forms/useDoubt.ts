import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import type { MoneyName } from '../../../../worker/contract/endpoints.ts';
import { stores } from '../../../app/stores.ts';
import { useAction } from '../../../app/useAction.ts';
import { app } from '../../../app/worker.ts';

/** How far the looking up has come. */
type Ending = 'doubtStill' | 'doubtNotDone' | 'doubtSettled';

/**
 * An act of which nobody knows whether it was done: a read settles it, nothing is sent again. `onDone` runs when the
 * player had it looked up and it was done.
 */
export function useDoubt(name: MoneyName, onDone: () => void) {
  const act = useSnapshot(stores.acts)[name];
  const uncertain = act?.state === 'uncertain';
  const [ending, setEnding] = useState<Ending | null>(null);
  const [wasUncertain, setWasUncertain] = useState(uncertain);
  if (uncertain !== wasUncertain) {
    setWasUncertain(uncertain);
    setEnding(uncertain ? null : 'doubtSettled');
  }
  // What it changed is known to no reply yet.
  useEffect(() => {
    if (uncertain) return () => void app.resume().catch(() => {});
  }, [uncertain]);

  const checking = useAction(async () => {
    const answer = await app.settle(name);
    if (answer !== undefined) onDone();
    else setEnding(stores.acts[name] ? 'doubtStill' : 'doubtNotDone');
  });
  const leaving = useAction(async () => {
    await app.giveUp(name);
    setEnding(null);
  });

  return {
    uncertain,
    /** It is on its way, from this tab or another. */
    sending: act?.state === 'sending',
    ending,
    forget: () => setEnding(null),
    busy: checking.busy,
    check: checking.run,
    leave: leaving.run,
  };
}

export type DoubtfulAct = ReturnType<typeof useDoubt>;
