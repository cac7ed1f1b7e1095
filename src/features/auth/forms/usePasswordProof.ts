import { useState } from 'react';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';

/** Whether the operator requires the present password for a change. */
const requiresPassword = (failure: unknown) =>
  failure instanceof Failure &&
  (failure.code === codes.wrongPassword || (failure.code === codes.notAllowed && failure.details.need === 'password'));

/**
 * Whether a change must be proven by the present password: from the start, or once the operator has required it in its
 * answer to `ask`, as one has been set elsewhere meanwhile.
 */
export function usePasswordProof(initially: boolean) {
  const [needed, setNeeded] = useState(initially);
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (failure) {
      if (requiresPassword(failure)) setNeeded(true);
      throw failure;
    }
  }
  return { needed, ask };
}
