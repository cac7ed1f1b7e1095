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
  record,
  text,
  time,
  type Infer,
} from '../schema.ts';
import { reward } from '../signInReply.ts';
import { paging } from './bounds.ts';

/** A level of agents: the valid members required, and the rate of their members' bets, 1/10000. */
const level = record({ level: count, minValid: count, rate: count });

/** A step of inviting: the valid members required and reached; `status` as in `inviteTaskStates`. */
const inviteTask = record({
  id,
  target: count,
  progress: count,
  status: oneOf(inviteTaskStates.doing, inviteTaskStates.claimable, inviteTaskStates.claimed),
  awards: list(reward),
});
const inviteTasks = list(inviteTask);

/**
 * A row of one of the logs. A member: `nickname` (masked), `regTime`, `recharge`, `bet`, `valid`. A day's commission:
 * `date`, `bet`, `rate`, `amount`, `status` as in `commissionStates`. Received: `time`, `amount`.
 */
const logRow = record({
  id: optional(id),
  nickname: optional(text),
  /** When they became a member. */
  regTime: optional(time),
  recharge: optional(balance),
  /** Settled bets of own money: a member's total, or those of all direct members on the day. */
  bet: optional(balance),
  valid: optional(flag),
  /** A day in Manila, such as 2026-11-21. */
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

/** Endpoints for agents: recruited members, commission from their bets, and steps of inviting (payloads F). */
export const agents = {
  appAgent5User: read(
    'The player as an agent: link, members, commission, levels and steps of inviting',
    {},
    {
      inviteCode: text,
      shareUrl: text,
      /** A picture to share, if any. */
      poster: optional(text),
      /** Direct members, the valid ones among them, and all members at any depth. */
      direct: count,
      valid: count,
      team: count,
      /** Direct members since midnight in Manila. */
      todayNew: count,
      /**
       * All commission of past days; the part claimable now (0 below `minReceive`); the unclaimed part; yesterday's;
       * and today's so far.
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
      /** The least that is claimed at once, and how many times it must be staked before it can be withdrawn. */
      minReceive: optional(balance),
      turnover: optional(count),
      /** When today's commission becomes claimable: midnight in Manila. */
      nextTime: optional(time),
      /**
       * The deadline for naming an inviter by `agentFill`; absent once it has passed or an inviter is known (SH-07).
       */
      fillUntil: optional(time),
    },
    { wrapped: true, kept: 'user', feature: 'agent' },
  ),
  appAgent5UserLog: read(
    'Members (1), commission by day (2) or received commission (3), the latest first; of one day in Manila, or all',
    { ...paging, type: oneOf(1, 2, 3), date: optional(line) },
    page(logRow),
    { wrapped: true, kept: 'user', feature: 'agent' },
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
    { money: true, spoils, feature: 'agent' },
  ),
};
