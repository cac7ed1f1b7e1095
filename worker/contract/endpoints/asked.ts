import { rewardActs } from '../rewardActs.ts';
import { bindTasks } from './bindTasks.ts';
import { kyc } from './kyc.ts';
import { social } from './social.ts';

/** All other calls; those of a new feature belong here. */
export const asked = { ...social, ...kyc, ...bindTasks };

/** The money acts that come with them. */
export const askedActs: Readonly<Record<string, string>> = rewardActs;
