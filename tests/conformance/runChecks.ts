import { Broken, Skipped, type Check } from './check.ts';
import type { Exchange } from './network.ts';
import type { Kit } from './kit.ts';

/** The result of a check; `why` is what was expected, or why it was skipped. */
export interface Result {
  id: string;
  says: string;
  cites: readonly string[];
  state: 'passed' | 'failed' | 'skipped';
  why: string;
  exchanges: readonly Exchange[];
  milliseconds: number;
}

/** Runs the checks whose ids have a wanted prefix, one after another; none stops the others. */
export async function runChecks(
  checks: readonly Check[],
  kit: Kit,
  only: readonly string[] = [],
  tell: (result: Result) => void = () => {},
): Promise<Result[]> {
  const results: Result[] = [];
  for (const check of checks) {
    if (only.length > 0 && !only.some((beginning) => check.id.startsWith(beginning))) continue;
    const began = performance.now();
    const ended = await outcomeOf(check, kit);
    const { id, says, cites } = check;
    const result = { id, says, cites, ...ended, milliseconds: Math.round(performance.now() - began) };
    results.push(result);
    tell(result);
  }
  return results;
}

/**
 * Exit codes: everything holds; something doesn't, or nothing could be checked; wrong arguments, or nobody answers;
 * calls unproven.
 */
export const exits = { kept: 0, broken: 1, misused: 2, unproven: 3 } as const;

/** The exit code of a run, and of the calls that a player alone can make and that never succeeded. */
export function exitOf(results: readonly Result[], alone: readonly unknown[]): number {
  const isBroken = results.some(({ state }) => state === 'failed') || results.every(({ state }) => state !== 'passed');
  if (isBroken) return exits.broken;
  return alone.length > 0 ? exits.unproven : exits.kept;
}

async function outcomeOf(check: Check, kit: Kit): Promise<Pick<Result, 'state' | 'why' | 'exchanges'>> {
  try {
    await check.run(kit);
    return { state: 'passed', why: '', exchanges: [] };
  } catch (error) {
    if (error instanceof Skipped) return { state: 'skipped', why: error.message, exchanges: [] };
    if (error instanceof Broken) return { state: 'failed', why: error.message, exchanges: error.exchanges };
    return { state: 'failed', why: `The check itself broke: ${String(error)}`, exchanges: [] };
  }
}
