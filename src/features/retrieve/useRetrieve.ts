import { useState } from 'react';
import type { Money } from '#contract/schema.ts';
import { report } from '#nav/report.ts';
import { app } from '#data/worker.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { refusedBy, type Refused } from './refusals.ts';

/** The option for all game providers. */
export const everyBrand = 0;

type Note = Refused | { key: 'cameBack'; amount: Money } | { key: 'notDone' | 'settled' };

/** Transfers money back, one transfer at a time; a refusal or the final outcome is its `note`. */
export function useRetrieve() {
  const [note, setNote] = useState<Note | null>(null);
  const act = useMoneyAct('retrieveBalance', {
    onDone: ({ moved }) => setNote({ key: 'cameBack', amount: moved }),
    onFailure(failure) {
      const refused = refusedBy(failure);
      setNote(refused);
      if (!refused) report(failure);
      void app.replies.read('getGameBalances', {}).catch(() => {});
    },
  });

  return {
    act,
    note: note ?? (act.outcome && { key: act.outcome }),
    /** The game provider whose transfer is in progress, or `everyBrand`. */
    transferring: act.sending?.brandId ?? null,
    busy: act.busy,
    bring(brandId: number) {
      setNote(null);
      return act.run({ brandId });
    },
  };
}

export type Retrieval = ReturnType<typeof useRetrieve>;
