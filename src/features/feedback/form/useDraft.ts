import { app } from '#data/worker.ts';
import { useRecalled } from '#shared/forms/useRecalled.ts';

/** Unsent feedback that is stored on this device. */
export type Draft = Awaited<ReturnType<typeof app.feedback.recallFeedback>>;
export type Picture = Draft['pictures'][number];

const recall = () => app.feedback.recallFeedback();
const none: Draft = { typed: undefined, pictures: [] };

/** The draft stored on this device; undefined while it is loading. */
export const useDraft = () => useRecalled(recall, none);
