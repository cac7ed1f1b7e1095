/** What feedback can be about (checklist FB-01). */
export const feedbackTypes = ['deposit', 'withdrawal', 'game', 'bonus', 'account', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** The `status` of a feedback record (payloads K). */
export const feedbackStates = { received: 0, answered: 1, closed: 2 } as const;

/** The author of a reply that isn't staff's. */
export const byPlayer = 'player';

/** The lengths of feedback, in characters: of its text (checklist V-25), and the maximum of the contact. */
export const feedbackLengths = { least: 10, most: 500, contact: 100 };
