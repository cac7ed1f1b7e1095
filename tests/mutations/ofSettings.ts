import type { Mutation } from './mutation.ts';

const followSettings = 'worker/features/settings/followSettings.ts';
const found = { test: 'worker/features/settings/followSettings.test.ts' };

/** Mutations of how an open app follows the operator's settings and clock, each planted alone. */
export const ofSettings: Mutation[] = [
  {
    name: 'an open app keeps the bonuses and minimums of its start',
    changes: [{ file: followSettings, from: `if (!config || `, to: `if (settings.at || !config || ` }],
    found,
  },
  {
    name: 'new settings ask for consent over a game in play',
    changes: [{ file: followSettings, from: `= settings.config ?? config;`, to: `= config;` }],
    found,
  },
  {
    name: 'stored settings are shown for a whole visit whose first request was lost',
    changes: [
      {
        file: 'worker/app.ts',
        from: `stores.settings.at < since &&`,
        to: `!stores.settings.config &&`,
      },
    ],
    found: { test: 'worker/features/settings/settings.test.ts' },
  },
  {
    name: 'a clock that is set in mid-visit shows ends of limits at other times',
    changes: [
      {
        file: 'worker/features/rg/operatorClock.ts',
        from: `settings.clockOffset > most)`,
        to: `false)`,
      },
    ],
    found: { test: 'worker/features/rg/operatorClock.test.ts' },
  },
];
