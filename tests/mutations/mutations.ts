import { ofConnections } from './ofConnections.ts';
import { ofCosts } from './ofCosts.ts';
import { ofDeletion } from './ofDeletion.ts';
import { ofFaults } from './ofFaults.ts';
import { ofExclusions } from './ofExclusions.ts';
import { ofHandOver } from './ofHandOver.ts';
import { ofInput } from './ofInput.ts';
import { ofLeavers } from './ofLeavers.ts';
import { ofLimits } from './ofLimits.ts';
import { ofListening } from './ofListening.ts';
import { ofNewcomers } from './ofNewcomers.ts';
import { ofPartners } from './ofPartners.ts';
import { ofPersons } from './ofPersons.ts';
import { ofRewards } from './ofRewards.ts';
import { ofSecurity } from './ofSecurity.ts';
import { ofSessions } from './ofSessions.ts';
import { ofSettings } from './ofSettings.ts';
import { ofStaff } from './ofStaff.ts';
import { ofTheOperator } from './ofTheOperator.ts';
import { ofThePage } from './ofThePage.ts';
import { ofTheWorker } from './ofTheWorker.ts';

/** Mutations of the guards of money, sessions and player protection, which the checker and the tests must detect. */
export const mutations = [
  ...ofTheWorker,
  ...ofThePage,
  ...ofSessions,
  ...ofHandOver,
  ...ofLeavers,
  ...ofTheOperator,
  ...ofRewards,
  ...ofSecurity,
  ...ofInput,
  ...ofPartners,
  ...ofPersons,
  ...ofSettings,
  ...ofStaff,
  ...ofExclusions,
  ...ofLimits,
  ...ofCosts,
  ...ofNewcomers,
  ...ofDeletion,
  ...ofFaults,
  ...ofConnections,
  ...ofListening,
];
