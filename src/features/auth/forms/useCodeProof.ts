import { useState } from 'react';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';

/** Whether the operator requires a code: as a proof, or as a parameter that was missing. */
const requiresCode = (failure: unknown) =>
  failure instanceof Failure &&
  ((failure.code === codes.notAllowed && failure.details.need === 'code') ||
    (failure.code === codes.badParameter && failure.details.field === 'smsCode'));

/**
 * Whether something must be proven by a code to the player's number: from the start, or once the operator has required
 * one in its answer to `ask`.
 */
export function useCodeProof(initially = false) {
  const [needed, setNeeded] = useState(initially);
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (failure) {
      if (requiresCode(failure)) setNeeded(true);
      throw failure;
    }
  }
  return { needed, ask };
}
