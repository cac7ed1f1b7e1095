/** The topics of push notifications, each with a switch of its own (O-23); offers follow the marketing consent. */
export const pushTopics = ['payouts', 'replies', 'draws'] as const;
export type PushTopic = (typeof pushTopics)[number];
