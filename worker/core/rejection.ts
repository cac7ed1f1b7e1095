import { Failure } from '#contract/failure.ts';

/** Failures that guarantee that the operator did not act. */
const rejectedKinds = ['refused', 'offline', 'expired', 'maintenance'];

/** Internal errors of the operator, which may have acted before them. */
export const internalErrors = [500, 502, 504];

/** Whether a failure guarantees that nothing was done; after any other the outcome is unknown. */
export const isRejection = (error: unknown): error is Failure =>
  error instanceof Failure && rejectedKinds.includes(error.kind) && !internalErrors.includes(error.code);
