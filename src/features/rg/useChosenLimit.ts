import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';

/** The value of a limit chosen here, until the operator refuses it, also when it was sent from the outbox. */
export function useChosenLimit<T extends number | boolean>() {
  const { refused } = useSnapshot(stores.rg);
  const [chosen, setChosen] = useState<T>();
  if (chosen !== undefined && refused?.some(({ call }) => call === 'selfLimitSet')) setChosen(undefined);
  return [chosen, setChosen] as const;
}
