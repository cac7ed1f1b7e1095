import { isOn, type Features } from './features.ts';

/** The types of activities (spec §3). */
export const activityTypes = {
  Bind: 4,
  VIP: 8,
  points: 9,
  SignUpBonus: 15,
  Fund: 16,
  LadderRecharge: 17,
  InviteUserSpin: 20,
  FollowRewards: 21,
  RedPacket: 22,
  FreeLoginBonus: 23,
  Notice: 25,
  Agent: 26,
  AccumulatedRecharge: 28,
  OutLink: 29,
  Supply: 30,
  AgentCount: 31,
  Download: 32,
  WeekendLottery: 33,
  Festival: 35,
  FreeSign: 36,
  Christmas: 37,
  NewYear: 38,
  FirstCharge: 39,
  InviteFriend1: 40,
  Agent5: 41,
  Tasks: 42,
  ContinuousRecharge: 43,
  FirstDeposit: 44,
  vipRebate: 45,
  LuckyJackpot: 47,
  homeGuide: 48,
  vipTask: 49,
  Rank: 50,
  SlotsHack: 51,
  Lottery: 55,
  Tasks1: 10_000,
} as const;

/** The feature name of each activity type that belongs to a feature (payloads K). */
const names: Readonly<Record<number, string>> = {
  [activityTypes.Bind]: 'bind',
  [activityTypes.points]: 'points',
  [activityTypes.FollowRewards]: 'follow',
  [activityTypes.Agent]: 'agent',
  [activityTypes.WeekendLottery]: 'lottery',
  [activityTypes.AgentCount]: 'agent',
  [activityTypes.FirstCharge]: 'firstDeposit',
  [activityTypes.FirstDeposit]: 'firstDeposit',
  [activityTypes.Agent5]: 'agent',
  [activityTypes.Rank]: 'rank',
  [activityTypes.SlotsHack]: 'slotshack',
  [activityTypes.Lottery]: 'lottery',
};

/**
 * Whether the operator offers activities of a type: its settings can switch the feature off, and unnamed features are
 * on.
 */
export const isOffered = (features: Features, activityType: number): boolean =>
  isOn(features, names[activityType] ?? '');
