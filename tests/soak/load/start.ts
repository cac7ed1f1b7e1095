import type { Name } from '#contract/endpoints.ts';

const settings = ['anonymous/appConfig', 'anonymous/appTheme'] as const;

/** What a start sends for its player, besides what every visit needs. */
export const ofPlayer = ['getAfterLoginInfoWeb', 'refreshData', 'activityGetStatusList'] as const;

/** What a visit sends for settings and lobby, given what the operator has answered in it (worker: `loadMissing`). */
export const missingIn = (answered: ReadonlySet<Name>): readonly Name[] => [
  ...(answered.has('anonymous/appConfig') ? [] : settings),
  ...(answered.has('preLogin') ? [] : (['preLogin'] as const)),
];
