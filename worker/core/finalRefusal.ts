import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';
import { isInternal } from './rejection.ts';

/** Refusals that hold only for now. */
const passing = [codes.closed, codes.tooOften];

/** Whether a request is refused for good, as it would be if it were sent again. */
export const isFinal = (error: unknown) =>
  error instanceof Failure && error.kind === 'refused' && !passing.includes(error.code) && !isInternal(error.code);
