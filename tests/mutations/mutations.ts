import { ofInput } from './ofInput.ts';
import { ofPartners } from './ofPartners.ts';
import { ofPersons } from './ofPersons.ts';
import { ofRewards } from './ofRewards.ts';
import { ofSecurity } from './ofSecurity.ts';
import { ofStrangers } from './ofStrangers.ts';
import { ofTheOperator } from './ofTheOperator.ts';
import { ofThePage } from './ofThePage.ts';
import { ofTheScreens } from './ofTheScreens.ts';
import { ofTheWorker } from './ofTheWorker.ts';

/** All mutations that the history checker and the tests must detect. */
export const mutations = [
  ...ofTheWorker,
  ...ofThePage,
  ...ofTheOperator,
  ...ofRewards,
  ...ofSecurity,
  ...ofInput,
  ...ofPartners,
  ...ofPersons,
  ...ofStrangers,
  ...ofTheScreens,
];
