import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';

/** Failures that guarantee that the operator did not act. */
const rejectedKinds = ['refused', 'offline', 'expired', 'maintenance'];

/** Whether a code is an internal error of the operator, which may have acted before it: any 5xx but maintenance. */
export const isInternal = (code: number) => code >= 500 && code < 600 && code !== codes.maintenance;

/** Whether a failure guarantees that nothing was done; after any other the outcome is unknown. */
export const isRejection = (error: unknown): error is Failure =>
  error instanceof Failure && rejectedKinds.includes(error.kind) && !isInternal(error.code);
