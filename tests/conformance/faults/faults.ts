import type { Fault } from './fault.ts';
import { ofAccount } from './ofAccount.ts';
import { ofActs } from './ofActs.ts';
import { ofCopies } from './ofCopies.ts';
import { ofDeletion } from './ofDeletion.ts';
import { ofElsewhere } from './ofElsewhere.ts';
import { ofEndedPlay } from './ofEndedPlay.ts';
import { ofEntry } from './ofEntry.ts';
import { ofInputs } from './ofInputs.ts';
import { ofLanguage } from './ofLanguage.ts';
import { ofLimits } from './ofLimits.ts';
import { ofLooserLimits } from './ofLooserLimits.ts';
import { ofOwnLimits } from './ofOwnLimits.ts';
import { ofPayments } from './ofPayments.ts';
import { ofPayouts } from './ofPayouts.ts';
import { ofPeriods } from './ofPeriods.ts';
import { ofPlay } from './ofPlay.ts';
import { ofProofs } from './ofProofs.ts';
import { ofProtection } from './ofProtection.ts';
import { ofRecords } from './ofRecords.ts';
import { ofRefusals } from './ofRefusals.ts';
import { ofRewards } from './ofRewards.ts';
import { ofRounds } from './ofRounds.ts';
import { ofShapes } from './ofShapes.ts';
import { ofStatements } from './ofStatements.ts';
import { ofStrangers } from './ofStrangers.ts';
import { ofWithdrawals } from './ofWithdrawals.ts';

/** All faults that can be planted to prove the kit. */
export const faults: readonly Fault[] = [
  ...ofShapes,
  ...ofInputs,
  ...ofRefusals,
  ...ofEntry,
  ...ofLanguage,
  ...ofAccount,
  ...ofProofs,
  ...ofDeletion,
  ...ofActs,
  ...ofCopies,
  ...ofPayments,
  ...ofPayouts,
  ...ofWithdrawals,
  ...ofRewards,
  ...ofStatements,
  ...ofRecords,
  ...ofLimits,
  ...ofLooserLimits,
  ...ofPeriods,
  ...ofProtection,
  ...ofElsewhere,
  ...ofPlay,
  ...ofOwnLimits,
  ...ofRounds,
  ...ofEndedPlay,
  ...ofStrangers,
];
