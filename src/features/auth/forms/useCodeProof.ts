import { useState } from 'react';
import * as codes from '#contract/codes.ts';
import { Failure } from '#contract/failure.ts';

/**
 * Whether a change must be proven by a code to the player's number: from the start, or once the operator has required
 * one in its answer to `ask`.
 */
export function useCodeProof(initially = false) {
  const [needed, setNeeded] = useState(initially);
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (failure) {
      const isNeeded = failure instanceof Failure && failure.code === codes.notAllowed;
      if (isNeeded && failure.details.need === 'code') setNeeded(true);
      throw failure;
    }
  }
  return { needed, ask };
}
