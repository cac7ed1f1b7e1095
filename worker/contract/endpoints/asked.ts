import { rewardActs } from '../rewardActs.ts';
import { agents } from './agents.ts';
import { awardLog } from './awardLog.ts';
import { bindTasks } from './bindTasks.ts';
import { dailySignIn } from './dailySignIn.ts';
import { diamonds } from './diamonds.ts';
import { feedback } from './feedback.ts';
import { firstDeposit } from './firstDeposit.ts';
import { follow } from './follow.ts';
import { inviteSpin } from './inviteSpin.ts';
import { jackpotWheel } from './jackpotWheel.ts';
import { kyc } from './kyc.ts';
import { lottery } from './lottery.ts';
import { mail } from './mail.ts';
import { points } from './points.ts';
import { push } from './push.ts';
import { rank } from './rank.ts';
import { rebate } from './rebate.ts';
import { scratchCards } from './scratchCards.ts';
import { slotsHack } from './slotsHack.ts';
import { social } from './social.ts';
import { tasks } from './tasks.ts';
import { vip } from './vip.ts';

/** All other calls; those of a new feature belong here. */
export const asked = {
  ...social,
  ...kyc,
  ...bindTasks,
  ...lottery,
  ...inviteSpin,
  ...dailySignIn,
  ...points,
  ...diamonds,
  ...scratchCards,
  ...jackpotWheel,
  ...rank,
  ...slotsHack,
  ...tasks,
  ...follow,
  ...firstDeposit,
  ...rebate,
  ...awardLog,
  ...vip,
  ...mail,
  ...agents,
  ...feedback,
  ...push,
};

/** The money acts that come with them. */
export const askedActs: Readonly<Record<string, string>> = rewardActs;
