import type { Mutation } from './mutation.ts';

/** Mutations of players' own limits, of how long breaks last, and of what counts towards limits, each planted alone. */
export const ofLimits: Mutation[] = [
  {
    name: 'a gap between two signs of a player counts as play',
    changes: [
      {
        file: 'sandbox/operator/rg/usage.ts',
        from: `unnest(played * `,
        to: `unnest(int8multirange(range_merge(played)) * `,
      },
    ],
    found: { test: 'sandbox/operator/rg/playTime.test.ts' },
  },
  {
    name: 'another looser limit keeps the id of the one before',
    changes: [
      {
        file: 'sandbox/operator/rg/limits.ts',
        from: `{ ...row, ...renewed }`,
        to: `row`,
      },
    ],
    found: { test: 'sandbox/operator/rg/limits.test.ts' },
  },
  {
    name: 'a reminder that waits for delivery is switched on after it was switched off',
    changes: [
      {
        file: 'worker/features/rg/rg.ts',
        from: `        await overtake({ userId, call: 'selfLimitSet', input });\n`,
        to: '',
      },
    ],
    found: { test: 'worker/features/rg/outboxOrder.test.ts' },
  },
  {
    name: 'a game that the operator has ended names a limit on time that is not used up',
    changes: [
      {
        file: 'src/features/play/rg/endedBy.ts',
        from: `time && (isTimeUp || leftOf(time) <= lastMinute) ? time : undefined`,
        to: `time`,
      },
    ],
    found: { test: 'src/features/play/rg/endedBy.test.ts' },
  },
  {
    name: 'a player is not told why the person may not play',
    changes: [
      {
        file: 'sandbox/operator/api/account/rg.ts',
        from: `...(refusal && { playRefusal`,
        to: `...(false && { playRefusal`,
      },
    ],
    found: { test: 'sandbox/operator/kyc/mayPlay.test.ts' },
  },
  {
    name: 'breaks and exclusions count from their delivery',
    changes: [
      {
        file: 'sandbox/operator/rg/exclusions.ts',
        from: `const start = Math.min(Math.max(from, time - longestUnderway), latest);`,
        to: `const start = Math.min(latest, latest);`,
      },
    ],
    found: { test: 'sandbox/operator/rg/exclusions.test.ts' },
  },
  {
    name: 'an exclusion that is over at once ends the turnover of deposits',
    changes: [
      { file: 'sandbox/operator/rg/exclusions.ts', from: `Math.max(from, time - longestUnderway)`, to: `from` },
    ],
    found: { test: 'sandbox/operator/rg/exclusions.test.ts' },
  },
  {
    name: 'an exclusion extended in two tabs is extended twice',
    changes: [
      {
        file: 'worker/features/rg/rg.ts',
        from: `          { ...input, from },\n`,
        to: `          input,\n`,
      },
    ],
    found: { test: 'worker/features/rg/promisedEnd.test.ts' },
  },
  {
    name: 'a break begun on a device whose clock is behind ends early',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `from: Math.max(from, at + clockOffset)`,
        to: `from`,
      },
    ],
    found: { test: 'worker/features/rg/promisedEnd.test.ts' },
  },
  {
    name: 'an extension that an earlier build has left is added to what another device has begun',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `(standing ? startOfSpan(standing.until, exclusion) : 0)`,
        to: `0`,
      },
    ],
    found: { test: 'worker/features/rg/promisedEnd.test.ts' },
  },
  {
    name: 'a break begun after the clock was set right ends early',
    changes: [
      {
        file: 'worker/features/rg/rg.ts',
        from: `const now = clock.now();`,
        to: `const now = world.now() + stores.settings.clockOffset;`,
      },
    ],
    found: { test: 'worker/features/rg/promisedEnd.test.ts' },
  },
  {
    name: 'a break that is sent again with a corrected beginning is another act',
    changes: [
      {
        file: 'sandbox/operator/http/request.ts',
        from: `[...proofs, ...varying]`,
        to: `[...proofs, ...varying.slice(1)]`,
      },
    ],
    found: { test: 'sandbox/operator/rg/exclusions.test.ts' },
  },
  {
    name: 'stakes of a bonus meet the turnover of a deposit',
    changes: [{ file: 'sandbox/operator/money/turnover.ts', from: `? own : left`, to: `? left : left` }],
    found: { test: 'sandbox/operator/money/turnover.test.ts' },
  },
  {
    name: 'a reality check shows figures kept from an earlier day',
    changes: [
      {
        file: 'src/features/play/rg/useCheckFigures.ts',
        from: `value: isCurrent ? value : undefined`,
        to: `value`,
      },
    ],
    found: { test: 'src/features/play/rg/RealityCheck.test.tsx' },
  },
  {
    name: 'hours that a phone slept during a reality check count as play',
    changes: [
      {
        file: 'src/features/play/rg/useCheckFigures.ts',
        from: `hasPaused || dayOf`,
        to: `dayOf`,
      },
    ],
    found: { test: 'src/features/play/rg/RealityCheck.test.tsx' },
  },
  {
    name: 'a game that the operator has ended names a limit by an answer from before',
    changes: [
      {
        file: 'src/features/play/rg/EndedByLimit.tsx',
        from: `value?.limits.filter(isKnown)`,
        to: `value?.limits`,
      },
    ],
    found: { test: 'src/features/play/rg/EndedByLimit.test.tsx' },
  },
  {
    name: 'what was used of yesterday’s limit stops a deposit of today',
    changes: [
      {
        file: 'src/shared/rg/bindingLimit.ts',
        from: `(isOver(limit) ? 0 : (limit.used ?? 0))`,
        to: `(limit.used ?? 0)`,
      },
    ],
    found: { test: 'src/shared/rg/bindingLimit.test.ts' },
  },
  {
    name: 'a deposit doesn’t wait until it is known whether its player wants a reminder',
    changes: [
      {
        file: 'src/shared/rg/useDepositLimit.ts',
        from: `isAwaited: unknown?.isFailed === false`,
        to: `isAwaited: false`,
      },
    ],
    found: { test: 'src/features/wallets/deposit/reminded.test.tsx' },
  },
  {
    name: 'a deposit reminder shows deposits of an earlier time as this month’s',
    changes: [
      {
        file: 'src/features/rg/ReminderModal.tsx',
        from: `{ value, unknown } = useAnswer`,
        to: `{ kept: value, unknown } = useAnswer`,
      },
    ],
    found: { test: 'src/features/rg/ReminderModal.test.tsx' },
  },
  {
    name: 'a deposit reminder that couldn’t be loaded counts as off',
    changes: [
      {
        file: 'src/shared/rg/useDepositLimit.ts',
        from: `!reminds && unknown?.isFailed === true`,
        to: `false`,
      },
    ],
    found: { test: 'src/features/wallets/deposit/reminded.test.tsx' },
  },
];
