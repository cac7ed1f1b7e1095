import * as types from '../activityTypes.ts';
import { isOn, type Feature, type Features } from '../features.ts';

/** The feature name of each activity type that belongs to a feature (payloads K). */
const names: Readonly<Record<number, Feature>> = {
  [types.Bind]: 'bind',
  [types.VIP]: 'vip',
  [types.points]: 'points',
  [types.InviteUserSpin]: 'spin',
  [types.FollowRewards]: 'follow',
  [types.FreeLoginBonus]: 'signIn',
  [types.Agent]: 'agent',
  [types.WeekendLottery]: 'lottery',
  [types.AgentCount]: 'agent',
  [types.FreeSign]: 'signIn',
  [types.FirstCharge]: 'firstDeposit',
  [types.FirstDeposit]: 'firstDeposit',
  [types.InviteFriend1]: 'share',
  [types.Agent5]: 'agent',
  [types.Tasks]: 'tasks',
  [types.vipRebate]: 'rebate',
  [types.LuckyJackpot]: 'jackpot',
  [types.vipTask]: 'vip',
  [types.Rank]: 'rank',
  [types.SlotsHack]: 'slotshack',
  [types.Lottery]: 'lottery',
  [types.Tasks1]: 'tasks',
};

/**
 * Whether the operator offers activities of a type: its settings can switch the feature off, and unnamed features are
 * on.
 */
export const isOffered = (features: Features, activityType: number): boolean => isOn(features, names[activityType]);
