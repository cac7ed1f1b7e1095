import { accounts } from './endpoints/accounts.ts';
import { activities } from './endpoints/activities.ts';
import { agents } from './endpoints/agents.ts';
import { anonymous } from './endpoints/anonymous.ts';
import { awardLog } from './endpoints/awardLog.ts';
import { bets } from './endpoints/bets.ts';
import { bindTasks } from './endpoints/bindTasks.ts';
import { dailySignIn } from './endpoints/dailySignIn.ts';
import { deletion } from './endpoints/deletion.ts';
import { diamonds } from './endpoints/diamonds.ts';
import { events } from './endpoints/events.ts';
import { feedback } from './endpoints/feedback.ts';
import { firstDeposit } from './endpoints/firstDeposit.ts';
import { follow } from './endpoints/follow.ts';
import { inviteSpin } from './endpoints/inviteSpin.ts';
import { jackpot } from './endpoints/jackpot.ts';
import { jackpotWheel } from './endpoints/jackpotWheel.ts';
import { kyc } from './endpoints/kyc.ts';
import { lottery } from './endpoints/lottery.ts';
import { mail } from './endpoints/mail.ts';
import { member } from './endpoints/member.ts';
import { money } from './endpoints/money.ts';
import { play } from './endpoints/play.ts';
import { points } from './endpoints/points.ts';
import { profile } from './endpoints/profile.ts';
import { protection } from './endpoints/protection.ts';
import { push } from './endpoints/push.ts';
import { rank } from './endpoints/rank.ts';
import { rebate } from './endpoints/rebate.ts';
import { rewards } from './endpoints/rewards.ts';
import { safebox } from './endpoints/safebox.ts';
import { scratchCards } from './endpoints/scratchCards.ts';
import { session } from './endpoints/session.ts';
import { slotsHack } from './endpoints/slotsHack.ts';
import { social } from './endpoints/social.ts';
import { tasks } from './endpoints/tasks.ts';
import { vip } from './endpoints/vip.ts';
import { withdrawals } from './endpoints/withdrawals.ts';
import type { Endpoint, InputOf, OutputOf } from './endpoint.ts';

/** Every endpoint of the app; client, sandbox and published contract are derived from this table. */
export const endpoints = {
  ...anonymous,
  ...session,
  ...activities,
  ...play,
  ...profile,
  ...member,
  ...deletion,
  ...money,
  ...withdrawals,
  ...accounts,
  ...safebox,
  ...rewards,
  ...bets,
  ...jackpot,
  ...protection,
  ...events,
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
} satisfies Record<string, Endpoint>;

type Endpoints = typeof endpoints;
export type Name = keyof Endpoints;
export type ReadName = { [N in Name]: Endpoints[N]['kind'] extends 'read' ? N : never }[Name];
export type WriteName = Exclude<Name, ReadName>;
/** The endpoints of money acts; only `act` sends them. */
export type MoneyName = { [N in Name]: Endpoints[N] extends { money: true } ? N : never }[Name];
export type Input<N extends Name> = InputOf<Endpoints[N]>;
export type Output<N extends Name> = OutputOf<Endpoints[N]>;
