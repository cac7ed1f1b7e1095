import { Failure } from '#contract/failure.ts';

/** Failures after which it is certain that the operator did not act. */
const before = ['refused', 'offline', 'expired', 'maintenance'];

/** Codes with which the operator says that something broke on its side: whether before or after it acted, it doesn't say. */
const broken = [500, 502, 504];

/** Whether a failure says for certain that nothing was done; after any other, nobody knows. */
export const isRejection = (error: unknown): error is Failure =>
  error instanceof Failure && before.includes(error.kind) && !broken.includes(error.code);
