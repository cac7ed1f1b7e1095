import { commissionStates, inviteTaskStates } from '../agents.ts';
import { awarded, moved } from '../awards.ts';
import { read, write } from '../endpoint.ts';
import {
  balance,
  count,
  flag,
  id,
  line,
  list,
  oneOf,
  optional,
  page,
  paging,
  record,
  text,
  time,
  type Infer,
} from '../schema.ts';
import { reward } from '../signInReply.ts';

/** A level of agents: how many valid members reach it, and its rate of their members' bets, 1/10000. */
const level = record({ level: count, minValid: count, rate: count });

/** A step of inviting: how many valid members it takes, how many there are; `status` as in `inviteTaskStates`. */
const inviteTask = record({
  id,
  target: count,
  progress: count,
  status: oneOf(inviteTaskStates.doing, inviteTaskStates.claimable, inviteTaskStates.claimed),
  awards: list(reward),
});
const inviteTasks = list(inviteTask);

/**
 * A line of one of the logs, with what its list has. A member: `nickname` (masked), `regTime`, `recharge`, `bet`, `valid`.
 * Commission of a day: `date`, `bet`, `rate`, `amount`, `status` as in `commissionStates`. Received: `time`, `amount`.
 */
const logRow = record({
  id: optional(id),
  nickname: optional(text),
  /** When they became a member. */
  regTime: optional(time),
  recharge: optional(balance),
  /** Settled bets of own money: of the member in all, or of all direct members on the day. */
  bet: optional(balance),
  valid: optional(flag),
  /** A day in Manila, as 2026-11-21. */
  date: optional(text),
  rate: optional(count),
  amount: optional(balance),
  status: optional(oneOf(commissionStates.claimable, commissionStates.claimed)),
  time: optional(time),
});

export type AgentLevel = Infer<typeof level>;
export type InviteTask = Infer<typeof inviteTask>;
export type AgentLogRow = Infer<typeof logRow>;

const spoils = ['appAgent5User', 'appAgent5UserLog', 'activityGetStatusList', ...moved];

/** Endpoints for agents: members whom a player brought, commission from their bets, and steps of inviting (payloads F). */
export const agents = {
  appAgent5User: read(
    'The player as an agent: link, members, commission, levels and steps of inviting',
    {},
    {
      inviteCode: text,
      shareUrl: text,
      /** A picture to share, if there is one. */
      poster: optional(text),
      /** Members whom the player brought, those of them who are valid, and all below them too. */
      direct: count,
      valid: count,
      team: count,
      /** Direct members since midnight in Manila. */
      todayNew: count,
      /**
       * All commission of days that are over; what of it can be received now, which is nothing below `minReceive`; what of
       * it wasn't received yet; yesterday's; and what today comes to so far.
       */
      totalCommission: balance,
      canReceive: balance,
      unreceived: optional(balance),
      yesterday: balance,
      today: optional(balance),
      curLevel: count,
      levels: list(level),
      /** What makes a member valid: paid deposits, and settled bets of own money, hundredths. */
      validRule: record({ minRecharge: balance, minBet: balance }),
      inviteTasks,
      /** Whether the award of the last step was claimed. */
      goalReached: optional(flag),
      /** The least that is received at once, and how many times it is to be staked before it can be withdrawn. */
      minReceive: optional(balance),
      turnover: optional(count),
      /** When today's commission can be received: midnight in Manila. */
      nextTime: optional(time),
      /** Until when the player may name an inviter by `agentFill`; left out once it is too late or one is known (SH-07). */
      fillUntil: optional(time),
    },
    { wrapped: true, kept: 'user' },
  ),
  appAgent5UserLog: read(
    'Members (1), commission by day (2) or received commission (3), the latest first; of one day in Manila, or all',
    { ...paging, type: oneOf(1, 2, 3), date: optional(line) },
    page(logRow),
    { wrapped: true, kept: 'user' },
  ),
  appAgent5UserReceive: write(
    'Receives all commission of days that are over',
    {},
    { ...awarded, canReceive: balance },
    { money: true, spoils },
  ),
  appAgent5UserInviteValidReceive: write(
    'Claims the award of a step of inviting; with the last one the goal is reached',
    { id },
    { ...awarded, inviteTasks, goalReached: flag },
    { money: true, spoils },
  ),
};
