import { ofInput } from './ofInput.ts';
import { ofPartners } from './ofPartners.ts';
import { ofPersons } from './ofPersons.ts';
import { ofRewards } from './ofRewards.ts';
import { ofSecurity } from './ofSecurity.ts';
import { ofTheOperator } from './ofTheOperator.ts';
import { ofThePage } from './ofThePage.ts';
import { ofTheWorker } from './ofTheWorker.ts';

/** The mutations that the history checker and the tests must detect: of what guards money, sessions and player protection. */
export const mutations = [
  ...ofTheWorker,
  ...ofThePage,
  ...ofTheOperator,
  ...ofRewards,
  ...ofSecurity,
  ...ofInput,
  ...ofPartners,
  ...ofPersons,
];
