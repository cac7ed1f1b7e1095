import { useState } from 'react';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { useKept } from '#shared/forms/useKept.ts';
import { textsOf, type KycValues } from './steps.ts';

/** Stores the application's texts on the device while they are typed, in the session that began it (KY-02, I5). */
export function useKeptDraft(values: KycValues) {
  const [epoch] = useState(() => stores.session.epoch);
  return useKept(values, (changed) => app.kyc.keepKyc(textsOf(changed), epoch));
}
