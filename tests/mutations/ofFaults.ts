import type { Mutation } from './mutation.ts';

const vault = 'worker/storage/openVault.ts';
const identity = 'worker/core/identity.ts';
const play = 'worker/features/play/play.ts';
const refused = { test: 'worker/core/identityRefused.test.ts' };

/** Mutations of what holds on failing devices and on clocks that are set, each planted alone. */
export const ofFaults: readonly Mutation[] = [
  {
    name: 'a log-out waits on a device that has just failed',
    changes: [
      {
        file: identity,
        from: `(userId && userId !== former ? {} : left), true);`,
        to: `(userId && userId !== former ? {} : left));`,
      },
    ],
    found: refused,
  },
  {
    name: 'a log-out leaves the session of a device that was never read',
    changes: [{ file: identity, from: `      if (!vault.lasts()) end(epochAtStart);\n`, to: '' }],
    found: refused,
  },
  {
    name: 'a log-out deletes what was never read',
    changes: [{ file: vault, from: ` || !saved) return;`, to: `) return;` }],
    found: { test: 'worker/storage/openVaultSessions.test.ts' },
  },
  {
    name: 'a log-out on a failing device overwrites what other tabs have stored since',
    changes: [
      {
        file: vault,
        from: `      store = open();\n      quietly`,
        to: `      const rest = last;\n      unsaved = [() => rest];\n      store = open();\n      quietly`,
      },
    ],
    found: { test: 'worker/storage/openVault.test.ts' },
  },
  {
    name: 'a database that another tab has created again does not get back what waited in it',
    changes: [{ file: vault, from: `[...lost.unheard, ...(old?.unheard ?? [])]`, to: `(old ?? lost).unheard ?? []` }],
    found: { test: 'worker/storage/openVaultSessions.test.ts' },
  },
  {
    name: 'a change made during another is lost',
    changes: [{ file: vault, from: `unsaved.slice(changes.length)`, to: `[]` }],
    found: { test: 'worker/storage/openVault.test.ts' },
  },
  {
    name: 'each restore of an act keeps it open for another minute',
    changes: [
      {
        file: 'worker/core/restoreActs.ts',
        from: `if (!isKnown) markRecent(requestId);`,
        to: `markRecent(requestId);`,
      },
    ],
    found: { test: 'worker/core/moneyActs.test.ts' },
  },
  {
    name: 'a rare internal error means that no money has moved',
    changes: [
      {
        file: 'worker/core/rejection.ts',
        from: `code >= 500 && code < 600 && code !== codes.maintenance`,
        to: `[500, 502, 504].includes(code)`,
      },
    ],
    found: { test: 'worker/core/moneyActs.test.ts' },
  },
  {
    name: 'an exclusion waits until a clock that was set back is where it was',
    changes: [{ file: 'worker/features/rg/outbox.ts', from: `at <= now && now < sending`, to: `now < sending` }],
    found: { test: 'worker/features/rg/outbox.test.ts' },
  },
  {
    name: 'a limit reached on a clock that was set back ends no play',
    changes: [
      {
        file: 'src/features/play/useEndOfPlay.ts',
        from: `(playEndsAt > since || playEndsAt !== opened.playEndsAt)`,
        to: `playEndsAt > since`,
      },
    ],
    found: { test: 'src/features/play/useEndOfPlay.test.tsx' },
  },
  {
    name: 'no reality check comes to a game whose worker was replaced',
    changes: [{ file: 'src/features/play/gameInPlay.ts', from: `onWorker(resume);\n`, to: '' }],
    found: { test: 'src/features/play/gameInPlay.test.tsx' },
  },
  {
    name: 'another tab ends a game whose worker is being replaced',
    changes: [{ file: play, from: `playing.has(gameId) || locks.has(opening)`, to: `playing.has(gameId)` }],
    found: { test: 'worker/features/play/resumedGame.test.ts' },
  },
  {
    name: 'a player who is back has games left that may be in play, as nothing lists the locks',
    changes: [{ file: play, from: `    if (surely && locks.size === 0) return;\n`, to: '' }],
    found: { test: 'worker/features/play/playLeftOpen.test.ts' },
  },
  {
    name: 'each return of a player has games left without a pause',
    changes: [{ file: play, from: `retryFrom = world.elapsed() + retryPause;`, to: '' }],
    found: { test: 'worker/features/play/playLeftOpen.test.ts' },
  },
  {
    name: 'play goes on if the operator refuses that it ends',
    changes: [
      {
        file: 'src/features/play/rg/RealityCheck.tsx',
        from: `Promise.all([app.rg.ackReality(action), then?.()])`,
        to: `app.rg.ackReality(action).then(() => then?.())`,
      },
    ],
    found: { test: 'src/features/play/rg/RealityCheck.test.tsx' },
  },
  {
    name: 'a consent to offers is stored and sent again',
    changes: [
      {
        file: 'worker/features/rg/rg.ts',
        from: `if (Object.values(choice).every(Boolean)) return`,
        to: `if (session.userId) return`,
      },
    ],
    found: { test: 'worker/features/rg/offers.test.ts' },
  },
  {
    name: 'a consent that an earlier build has stored is sent',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `return refusalsIn(input as Input<'marketingOptOut'>);`,
        to: `return input;`,
      },
    ],
    found: { test: 'worker/features/rg/offers.test.ts' },
  },
  {
    name: 'a refusal of offers that waits undoes the consent that follows it',
    changes: [
      {
        file: 'worker/features/rg/offers.ts',
        from: `!allowed.includes(channel)`,
        to: `channel !== ''`,
      },
    ],
    found: { test: 'worker/features/rg/offers.test.ts' },
  },
  {
    name: 'a break that waits is sent after its end',
    changes: [
      {
        file: 'worker/features/rg/ends.ts',
        from: `return clock.now() < standing.until ? 'ahead' : 'unknown';`,
        to: `return 'ahead';`,
      },
    ],
    found: { test: 'worker/features/rg/outboxEnds.test.ts' },
  },
  {
    name: 'a clock that is ahead drops a break that was never sent',
    changes: [
      {
        file: 'worker/features/rg/ends.ts',
        from: `(clock.told() ?? 0) >= standing.until`,
        to: `clock.now() >= standing.until`,
      },
    ],
    found: { test: 'worker/features/rg/outboxEnds.test.ts' },
  },
  {
    name: 'a protection request whose attempt failed has its former token again',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `keep({ requestId, userId, standing }: PendingRequest)`,
        to: `keep({ requestId, userId, token, standing }: PendingRequest)`,
      },
      {
        file: 'worker/features/rg/outbox.ts',
        from: `? notSending(each) : each`,
        to: `? notSending({ ...each, token }) : each`,
      },
    ],
    found: { test: 'worker/features/rg/outboxTokens.test.ts' },
  },
  {
    name: 'a protection request is sent with the token it had when its delivery began',
    changes: [{ file: 'worker/features/rg/outbox.ts', from: `: waiting.token`, to: `: request.token` }],
    found: { test: 'worker/features/rg/outboxTokens.test.ts' },
  },
  {
    name: 'a protection request that waits again after a refusal has its former token',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `each.token === token ? { ...each, token: renewed } : each`,
        to: `each.token === renewed ? { ...each, token } : each`,
      },
    ],
    found: { test: 'worker/features/rg/outboxTokens.test.ts' },
  },
  {
    name: 'the former token of a renewed session ends it once its protection request is delivered',
    changes: [
      {
        file: 'worker/features/rg/outbox.ts',
        from: `const unneeded = [...leftTokens].filter(`,
        to: `const unneeded = delivered.map(({ token }) => token).filter(`,
      },
      {
        file: 'worker/features/rg/outbox.ts',
        from: `async function endLeftSessions() {`,
        to: `async function endLeftSessions(delivered: readonly PendingRequest[]) {`,
      },
      {
        file: 'worker/features/rg/outbox.ts',
        from: `await endLeftSessions();`,
        to: `await endLeftSessions(unheard);`,
      },
    ],
    found: { test: 'worker/features/rg/outboxTokens.test.ts' },
  },
  {
    name: 'an exclusion of an expired session is given up',
    changes: [{ file: 'worker/features/rg/abandoned.ts', from: ` && call !== 'selfExclude'`, to: '' }],
    found: { test: 'worker/features/rg/abandoned.test.ts' },
  },
  {
    name: 'an exclusion that is refused after its form was left seems to have begun',
    changes: [{ file: 'src/shared/forms/useSentForm.ts', from: `!isShown()`, to: `!found` }],
    found: { test: 'src/shared/forms/OperatorForm.test.tsx' },
  },
];
