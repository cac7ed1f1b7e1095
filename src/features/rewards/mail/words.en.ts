/** Texts of the inbox. */
export const en = {
  title: 'Inbox',
  message: 'Message',
  system: 'News',
  promo: 'Offer',
  account: 'Your account',
  unread: 'Unread',
  reward: 'Reward',
  none: 'No messages yet',
  gone: 'This message isn’t here any more',
  toInbox: 'Go to your inbox',

  claimAll: 'Claim all',
  rewards: { one: '{n} reward', other: '{n} rewards' },
  until: 'Claim by {time}',
  over: 'This reward has expired.',
  resting: 'Rewards rest until your break is over.',

  readAll: 'Mark all as read',
  deleteRead: 'Delete read',
  delete: 'Delete',
  kept: 'A message with a reward stays until you claim it.',
  keptSome: {
    one: '{n} message with a reward was kept. Claim it first.',
    other: '{n} messages with rewards were kept. Claim them first.',
  },
  deleted: 'Message deleted',
  readDeleted: 'Read messages deleted',
  allRead: 'All marked as read',
  undo: 'Undo',
  offline: 'You’re offline, so nothing was changed.',
  unsure: 'We couldn’t confirm that. Your inbox shows how it stands.',
} as const;
