/** The features that an operator may lack: its settings switch them off by these names (docs/flags.md). */
export const featureNames = [
  'accountDeletion',
  'agent',
  'avatarOther',
  'awards',
  'bind',
  'coupons',
  'feedback',
  'firstDeposit',
  'follow',
  'gameBalances',
  'jackpot',
  'jackpotRibbon',
  'loginMethods',
  'lottery',
  'mail',
  'passwordReset',
  'personalDetails',
  'points',
  'profile',
  'rank',
  'readAhead',
  'rebate',
  'receivingAccounts',
  'safebox',
  'sessions',
  'share',
  'signIn',
  'slotshack',
  'spin',
  'tasks',
  'vip',
  'winners',
  'withdrawals',
] as const;

export type Feature = (typeof featureNames)[number];

/** What the settings switch on and off, by name. */
export type Features = Readonly<Record<string, boolean | 0 | 1>> | null | undefined;

/**
 * Whether the operator offers a feature: its settings can switch it off, and unnamed features are on; so is what belongs
 * to none.
 */
export const isOn = (features: Features, name: string | null | undefined): boolean =>
  Boolean(features?.[name ?? ''] ?? true);
