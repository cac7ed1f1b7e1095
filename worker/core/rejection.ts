import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';

/** Failures that guarantee that the operator did not act. */
const rejectedKinds = ['refused', 'offline', 'expired', 'maintenance'];

/** Internal errors of the operator, which may have acted before them. */
const internalErrors = [500, 502, 504];

/** Whether a failure guarantees that nothing was done; after any other the outcome is unknown. */
export const isRejection = (error: unknown): error is Failure =>
  error instanceof Failure && rejectedKinds.includes(error.kind) && !internalErrors.includes(error.code);

/** Refusals that hold only for now. */
const passing = [codes.closed, codes.tooOften, ...internalErrors];

/** Whether a request is refused for good, as it would be if it were sent again. */
export const isFinal = (error: unknown) =>
  error instanceof Failure && error.kind === 'refused' && !passing.includes(error.code);
