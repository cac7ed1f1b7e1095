import { app } from '#data/worker.ts';
import { useKept } from '#shared/forms/useKept.ts';
import { textsOf, type KycValues } from './steps.ts';

/** Stores the application's texts on the device while they are typed (KY-02). */
export const useKeptDraft = (values: KycValues) => useKept(values, (changed) => app.kyc.keepKyc(textsOf(changed)));
