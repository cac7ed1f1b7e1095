import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpoints, type Name } from '#contract/endpoints.ts';
import { entriesOf } from '#tests/checks/citations.ts';
import { checks } from './checks.ts';
import { isNamedBy, verdictFieldOf } from './client.ts';
import { answer, answering, only, type Fault } from './faults/fault.ts';
import { faults } from './faults/faults.ts';
import { lawful } from './faults/lawful.ts';
import { config, openSandbox, type Sandbox } from './faults/sandbox.ts';
import { unproven } from './proven.ts';
import { lineOf } from './report/summary.ts';
import { runChecks } from './runChecks.ts';

/** Timeout on a busy machine, milliseconds. */
const patience = 600_000;
const day = 24 * 60 * 60 * 1_000;

const groupOf = ({ foundBy }: Fault) => foundBy.split('.', 1)[0];
/**
 * A merge plants one fault of each group; `npm run conformance:faults` plants all, makes the sandbox lack calls, and
 * tries what the papers allow.
 */
const isLong = process.env['CONFORMANCE_FAULTS'] === 'all';
const planted = faults.filter(
  (fault, place) => isLong || faults.findIndex((each) => groupOf(each) === groupOf(fault)) === place,
);

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
}, patience);
afterAll(() => sandbox.close());

test(
  'the sandbox passes every check, skipping only the one about missing calls, and answers every call of a player alone',
  async () => {
    const kit = sandbox.kitOn();
    const results = await runChecks(checks, kit);
    const all = 'skip without.refused\n       The configuration has no "without"';
    expect(results.filter(({ state }) => state !== 'passed').map(lineOf)).toEqual([all]);
    expect(results).toHaveLength(checks.length);
    expect(unproven(kit.client).alone).toEqual([]);
  },
  patience,
);

/** Makes the sandbox lack calls. */
const lacking =
  (missing: readonly string[]): ReturnType<Fault['plant']> =>
  async (sent, forward) => {
    if (!missing.some((pattern) => isNamedBy(pattern, sent.path))) return forward(sent);
    const { public: isPublic }: Partial<Endpoint> = endpoints[sent.path as Name];
    const isOpen = isPublic || sent.headers['authorization'];
    return answer({ [verdictFieldOf(sent.path)]: isOpen ? 404 : 401 });
  };

/** The calls that the sandbox is made to lack: of every kind, and one that others depend on. */
const someCalls = ['safebox*', 'setSafeboxPassword', 'getMail2', 'betBonus*', 'operationStatus', 'getCustomerServices'];

test.each(isLong ? [{ without: someCalls }] : [])(
  'an operator without some calls passes the others, and skips name the missing call',
  async ({ without }) => {
    // Registrations are limited per hour, and withdrawals per day.
    sandbox.clock.time += day;
    const kit = sandbox.kitOn(lacking(without), { ...config, without });
    const results = await runChecks(checks, kit);
    expect(results.filter(({ state }) => state === 'failed').map(lineOf)).toEqual([]);
    const skipped = new Map(results.flatMap(({ id, state, why }) => (state === 'skipped' ? [[id, why]] : [])));
    expect(Object.fromEntries(skipped)).toMatchObject({
      'shapes.getMailDetail': 'needs getMail2',
      'shapes.getCustomerServices': 'needs getCustomerServices',
      'copies.money': 'needs setSafeboxPassword',
      'refusals.safebox': 'needs safeboxTransfer',
      'statements.safebox': 'needs safeboxLog',
      'deadlines.done': 'needs operationStatus',
    });
    for (const kept of ['without.refused', 'copies.refused', 'copies.otherCall', 'statements.sum', 'inputs.missing'])
      expect(skipped.has(kept)).toBe(false);
  },
  patience,
);

/** The calls that operators build first. */
const first = [
  'anonymous/appConfig',
  'anonymous/appTheme',
  'preLogin',
  'getActivityIds',
  'anonymous/appEventLogClient',
];

test(
  'an operator with the first five calls alone passes, and all of them are proven',
  async () => {
    const others = Object.keys(endpoints).filter((name) => !first.includes(name));
    const kit = sandbox.kitOn(lacking(others), { without: others });
    const results = await runChecks(checks, kit);
    expect(results.filter(({ state }) => state === 'failed').map(lineOf)).toEqual([]);
    expect(unproven(kit.client)).toEqual({ alone: [], others: [] });
  },
  patience,
);

test(
  'the shape of a read answered with 404 is skipped, and the read is unproven',
  async () => {
    const kit = sandbox.kitOn(only('rankInfo', async () => answer({ code: 404 })));
    const [result] = await runChecks(checks, kit, ['shapes.rankInfo']);
    expect(result).toMatchObject({ state: 'skipped', why: expect.stringContaining('answered with 404') });
    expect(unproven(kit.client).alone).toContain('rankInfo');
  },
  patience,
);

test(
  'an operator that switches the deletion of accounts off has its checks skipped',
  async () => {
    const kit = sandbox.kitOn(
      answering('anonymous/appConfig', ({ config: settings }) =>
        Object.assign(settings as object, { features: { accountDeletion: 0 } }),
      ),
    );
    const ids = checks.map(({ id }) => id).filter((id) => id.startsWith('account.deletion'));
    const results = await runChecks(checks, kit, ids);
    expect(results.map(({ state, why }) => `${state}: ${why}`)).toEqual(
      ids.map(() => 'skipped: "features" of the settings switches accountDeletion off'),
    );
  },
  patience,
);

test(
  'a new player has an order and a feedback to read, and skips without a mail or a withdrawal',
  async () => {
    const names = ['rechargeStatus', 'feedbackDetail', 'getMailDetail', 'exchangeStatus'];
    const results = await runChecks(
      checks,
      sandbox.kitOn(undefined, {}),
      names.map((name) => `shapes.${name}`),
    );
    expect(Object.fromEntries(results.map(({ id, state, why }) => [id, why || state]))).toEqual({
      'shapes.rechargeStatus': 'passed',
      'shapes.feedbackDetail': 'passed',
      'shapes.getMailDetail': 'passed',
      'shapes.exchangeStatus': 'The player has no withdrawal',
    });
  },
  patience,
);

test('every check has a unique id, a sentence, and requirements listed in docs/requirements.md', () => {
  const entries = entriesOf(readFileSync('docs/requirements.md', 'utf8'));
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
  for (const { id, says, cites } of checks) {
    expect(id).toMatch(/^[a-z]+(\.[a-zA-Z\d]+)+$/);
    expect(says).toMatch(/^[A-Za-z].*[^.]$/);
    expect(entries).toEqual(expect.arrayContaining([...cites]));
    expect(cites.length).toBeGreaterThan(0);
  }
});

test('all reads use one player, even without any history', async () => {
  const kit = sandbox.kitOn(undefined, {});
  const [one, other] = [await kit.reader(), await kit.reader()];
  expect(one.account).toMatch(/^conf_/);
  expect(other).toBe(one);
});

test('every check except those of shapes has a planted fault to find', () => {
  const found = new Set(faults.map(({ foundBy }) => foundBy));
  expect(checks.filter(({ id }) => !id.startsWith('shapes.') && !found.has(id)).map(({ id }) => id)).toEqual([]);
  expect(checks.map(({ id }) => id)).toEqual(expect.arrayContaining([...found]));
});

describe('planted faults', () => {
  test.each(planted.map((fault) => [fault.says, fault] as const))(
    '%s',
    async (_, { foundBy, plant, told }) => {
      // Withdrawals are limited per day.
      sandbox.clock.time += day;
      const [result, ...others] = await runChecks(
        checks.filter(({ id }) => id === foundBy),
        sandbox.kitOn(plant(sandbox), { ...config, ...told }),
      );
      expect(others).toEqual([]);
      expect(result).toMatchObject({ id: foundBy, state: 'failed', why: expect.not.stringContaining('itself broke') });
    },
    patience,
  );
});

describe.skipIf(!isLong)('what the papers allow', () => {
  test.each(lawful.map((other) => [other.says, other] as const))(
    '%s',
    async (_, { plant, passes }) => {
      // Registrations are limited per hour, and withdrawals per day.
      sandbox.clock.time += day;
      const results = await runChecks(checks, sandbox.kitOn(plant(sandbox)), passes);
      expect(results.filter(({ state }) => state !== 'passed').map(lineOf)).toEqual([]);
      expect(results.length).toBeGreaterThan(0);
    },
    patience,
  );
});
