import { app } from '#data/worker.ts';
import { useRecalled } from '#shared/forms/useRecalled.ts';

/** An unsent application stored on this device. */
export type Draft = Awaited<ReturnType<typeof app.kyc.recallKyc>>;
export type Picture = Draft['pictures'][number];

const recall = () => app.kyc.recallKyc();
const none: Draft = { values: {}, pictures: [] };

/** The draft stored on this device; undefined while it is loading. */
export const useDraft = () => useRecalled(recall, none);
