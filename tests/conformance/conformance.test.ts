import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { entriesOf } from '#tests/checks/citations.ts';
import { checks } from './checks.ts';
import type { Fault } from './faults/fault.ts';
import { faults } from './faults/faults.ts';
import { openSandbox, type Sandbox } from './faults/sandbox.ts';
import { lineOf } from './report/summary.ts';
import { runChecks } from './runChecks.ts';

/** For a machine that does other things as well, milliseconds. */
const patience = 600_000;
const day = 24 * 60 * 60 * 1_000;

const groupOf = ({ foundBy }: Fault) => foundBy.split('.', 1)[0];
/** One fault of each group, or with `CONFORMANCE_FAULTS=all` every one. */
const planted = faults.filter(
  (fault, place) =>
    process.env['CONFORMANCE_FAULTS'] === 'all' ||
    faults.findIndex((each) => groupOf(each) === groupOf(fault)) === place,
);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
}, patience);
afterAll(() => sandbox.close());

test(
  'the sandbox passes every check, and none is skipped',
  async () => {
    const results = await runChecks(checks, sandbox.kitOn());
    expect(results.filter(({ state }) => state !== 'passed').map(lineOf)).toEqual([]);
    expect(results).toHaveLength(checks.length);
  },
  patience,
);

test('every check has an id of its own, a sentence, and requirements that docs/requirements.md has', () => {
  const entries = entriesOf(readFileSync('docs/requirements.md', 'utf8'));
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  for (const { id, says, cites } of checks) {
    expect(id).toMatch(/^[a-z]+(\.[a-zA-Z\d]+)+$/);
    expect(says).toMatch(/^[A-Za-z].*[^.]$/);
    expect(entries).toEqual(expect.arrayContaining([...cites]));
    expect(cites.length).toBeGreaterThan(0);
  }
});

test('all reads are one player’s, also where none has a history', async () => {
  const kit = sandbox.kitOn(undefined, {});
  const [one, other] = [await kit.reader(), await kit.reader()];
  expect(one.account).toMatch(/^conf_/);
  expect(other).toBe(one);
});

test('every check has a fault that it is meant to find, but for the shapes, which are all one check', () => {
  const found = new Set(faults.map(({ foundBy }) => foundBy));
  expect(checks.filter(({ id }) => !id.startsWith('shapes.') && !found.has(id)).map(({ id }) => id)).toEqual([]);
  expect(checks.map(({ id }) => id)).toEqual(expect.arrayContaining([...found]));
});

describe('a planted fault is found by the check that is meant for it', () => {
  test.each(planted.map((fault) => [fault.says, fault] as const))(
    '%s',
    async (_, { foundBy, plant }) => {
      // A day has only so many withdrawals.
      sandbox.clock.time += day;
      const [result, ...others] = await runChecks(
        checks.filter(({ id }) => id === foundBy),
        sandbox.kitOn(plant(sandbox)),
      );
      expect(others).toEqual([]);
      expect(result).toMatchObject({ id: foundBy, state: 'failed', why: expect.not.stringContaining('itself broke') });
    },
    patience,
  );
});
