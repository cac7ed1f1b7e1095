import { area } from '#i18n/area.ts';

/** Texts of the inbox. */
export const words = area(
  {
    title: 'Inbox',
    message: 'Message',
    system: 'News',
    promo: 'Offer',
    account: 'Your account',
    unread: 'Unread',
    reward: 'Reward',
    none: 'No messages yet',
    gone: 'This message is no longer available',
    toInbox: 'Go to inbox',

    claimAll: 'Claim all',
    rewards: { one: '{n} reward', other: '{n} rewards' },
    until: 'Claim by {time}',
    over: 'This reward has expired.',
    resting: 'Rewards are paused until you can play again.',

    readAll: 'Mark all as read',
    deleteRead: 'Delete read',
    delete: 'Delete',
    kept: 'Claim this message’s reward before you delete it.',
    keptInList: 'You can delete a message with a reward once you’ve claimed it.',
    keptSome: {
      one: '{n} message with a reward was kept. Claim it first.',
      other: '{n} messages with rewards were kept. Claim them first.',
    },
    deleted: 'Message deleted',
    readDeleted: 'Read messages deleted',
    allRead: 'All marked as read',
    undo: 'Undo',
    offline: 'You’re offline. Nothing was changed.',
    unsure: 'We couldn’t confirm that. Your inbox shows the latest status.',
  },
  () => import('./words.fil.ts'),
);
