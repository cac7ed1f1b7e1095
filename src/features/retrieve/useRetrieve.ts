import { useEffect, useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { Failure } from '#contract/failure.ts';
import type { Money } from '#contract/schema.ts';
import { useUncertain } from '#shared/money-act/useUncertain.ts';
import { whileBusy } from '#browser/busyLock.ts';
import { report } from '#nav/report.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { refusedBy, type Refused } from './refusals.ts';

/** Stands for every maker of games. */
export const everyBrand = 0;

type Note = Refused | { key: 'cameBack'; amount: Money } | { key: 'notDone' | 'settled' };

const lookAgain = () => void app.read('getGameBalances', {}).catch(() => {});

/** Brings money back once at a time; of a time whose outcome nobody knows, a read says what became of it, and nothing is sent again. */
export function useRetrieve() {
  const [note, setNote] = useState<Note | null>(null);
  const [asked, setAsked] = useState<number | null>(null);
  const cameBack = ({ moved }: Output<'retrieveBalance'>) => setNote({ key: 'cameBack', amount: moved });
  const doubt = useUncertain('retrieveBalance', (answer) => cameBack(answer as Output<'retrieveBalance'>));
  const { uncertain, ending } = doubt;
  useEffect(() => {
    if (uncertain) return () => void app.resume().catch(() => {});
  }, [uncertain]);

  const bringing = useAction(
    async (brandId: number) => {
      setNote(null);
      doubt.forget();
      setAsked(brandId);
      cameBack(await whileBusy(() => app.retrieveBalance({ brandId })));
    },
    (failure) => {
      const refused = refusedBy(failure);
      setNote(refused);
      // What nobody knows stands on the page.
      if (!refused && !(failure instanceof Failure && failure.kind === 'uncertain')) report(failure);
      lookAgain();
    },
  );

  return {
    doubt,
    note: note ?? (ending === 'notDone' || ending === 'settled' ? { key: ending } : null),
    /** The maker of games whose money is on its way, or `everyBrand`. */
    onItsWay: bringing.busy ? asked : null,
    busy: bringing.busy || doubt.sending || uncertain,
    bring: bringing.run,
  };
}

export type Retrieval = ReturnType<typeof useRetrieve>;
