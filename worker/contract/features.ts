import * as types from './activityTypes.ts';

/** What the settings switch on and off, by name. */
export type Features = Readonly<Record<string, boolean | 0 | 1>> | null | undefined;

/**
 * Whether the operator offers a feature that is no activity: its settings can switch it off, and unnamed features are
 * on.
 */
export const isOn = (features: Features, name: string): boolean => Boolean(features?.[name] ?? true);

/** The feature name of each activity type that belongs to a feature (payloads K). */
const names: Readonly<Record<number, string>> = {
  [types.Bind]: 'bind',
  [types.points]: 'points',
  [types.FollowRewards]: 'follow',
  [types.Agent]: 'agent',
  [types.WeekendLottery]: 'lottery',
  [types.AgentCount]: 'agent',
  [types.FirstCharge]: 'firstDeposit',
  [types.FirstDeposit]: 'firstDeposit',
  [types.Agent5]: 'agent',
  [types.Rank]: 'rank',
  [types.SlotsHack]: 'slotshack',
  [types.Lottery]: 'lottery',
};

/**
 * Whether the operator offers activities of a type: its settings can switch the feature off, and unnamed features are
 * on.
 */
export const isOffered = (features: Features, activityType: number): boolean =>
  isOn(features, names[activityType] ?? '');
