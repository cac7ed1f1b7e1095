import { alike } from '#tests/conformance/expect.ts';
import type { Exchange } from '#tests/conformance/network.ts';

/** What was checked, how often, and what was wrong. */
export function createFindings() {
  const times = new Map<string, number>();
  const wrongs: string[] = [];

  /** Counts a check, and notes it as wrong unless the condition holds. */
  function expect(isSo: boolean, what: string, seen: unknown = '') {
    times.set(what, (times.get(what) ?? 0) + 1);
    if (!isSo) wrongs.push(`Not so: ${what}. ${JSON.stringify(seen)}`);
  }

  /** Checks that these got the same answer. */
  function expectAlike(exchanges: readonly Exchange[], what: string) {
    try {
      alike(exchanges, what);
      expect(true, what);
    } catch {
      const answers = exchanges.map(({ answer }) => answer);
      expect(false, what, answers);
    }
  }

  return { times, wrongs, expect, expectAlike };
}

export type Findings = ReturnType<typeof createFindings>;
