import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { Output } from '../../../worker/contract/endpoints.ts';
import { Failure } from '../../../worker/contract/failure.ts';
import type { Money } from '../../../worker/contract/schema.ts';
import { whileBusy } from '../../app/busy.ts';
import { report } from '../../app/report.ts';
import { stores } from '../../app/stores.ts';
import { useAction } from '../../app/useAction.ts';
import { app } from '../../app/worker.ts';
import { refusedBy, type Refused } from './refusals.ts';

/** Stands for every maker of games. */
export const everyBrand = 0;

type Note = Refused | { key: 'cameBack'; amount: Money } | { key: 'doubtStill' | 'doubtNotDone' };

const lookAgain = () => void app.read('getGameBalances', {}).catch(() => {});

/** Brings money back once at a time; of a time whose outcome nobody knows, a read says what became of it, and nothing is sent again. */
export function useRetrieve() {
  const act = useSnapshot(stores.acts)['retrieveBalance'];
  const [note, setNote] = useState<Note | null>(null);
  const [asked, setAsked] = useState<number | null>(null);

  const bringing = useAction(
    async (brandId: number) => {
      setNote(null);
      setAsked(brandId);
      const { moved } = await whileBusy(() => app.retrieveBalance({ brandId }));
      setNote({ key: 'cameBack', amount: moved });
    },
    (failure) => {
      const refused = refusedBy(failure);
      setNote(refused);
      // What nobody knows stands on the page.
      if (!refused && !(failure instanceof Failure && failure.kind === 'uncertain')) report(failure);
      lookAgain();
    },
  );
  const checking = useAction(async () => {
    const answer = (await app.settle('retrieveBalance')) as Output<'retrieveBalance'> | undefined;
    if (answer) setNote({ key: 'cameBack', amount: answer.moved });
    else setNote({ key: stores.acts['retrieveBalance'] ? 'doubtStill' : 'doubtNotDone' });
    lookAgain();
  });
  const leaving = useAction(async () => {
    await app.giveUp('retrieveBalance');
    setNote(null);
    lookAgain();
  });

  return {
    uncertain: act?.state === 'uncertain',
    note,
    /** The maker of games whose money is on its way, or `everyBrand`. */
    onItsWay: bringing.busy ? asked : null,
    busy: bringing.busy || act !== undefined,
    bring: bringing.run,
    checking: checking.busy,
    check: checking.run,
    leave: leaving.run,
  };
}

export type Retrieval = ReturnType<typeof useRetrieve>;
