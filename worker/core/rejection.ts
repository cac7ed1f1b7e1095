import { Failure } from '#contract/failure.ts';

/** Failures after which the operator certainly did not act. */
const rejectedKinds = ['refused', 'offline', 'expired', 'maintenance'];

/** Codes for an internal error of the operator, which may have acted before it. */
const internalErrors = [500, 502, 504];

/** Whether a failure means for certain that nothing was done; after any other, the outcome is unknown. */
export const isRejection = (error: unknown): error is Failure =>
  error instanceof Failure && rejectedKinds.includes(error.kind) && !internalErrors.includes(error.code);
