/** What a player may be told of by push, each by a switch of its own (O-23); offers follow the consent to marketing. */
export const pushTopics = ['payouts', 'replies', 'draws'] as const;
export type PushTopic = (typeof pushTopics)[number];
