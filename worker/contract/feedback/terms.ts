/** What feedback can be about (checklist FB-01). */
export const feedbackTypes = ['deposit', 'withdrawal', 'game', 'bonus', 'account', 'other'] as const;
export type FeedbackType = (typeof feedbackTypes)[number];

/** Where feedback stands: `status` of its record (payloads K). */
export const feedbackStates = { received: 0, answered: 1, closed: 2 } as const;

/** Who wrote a reply, where it isn't the operator's staff. */
export const byPlayer = 'player';

/** The lengths of feedback, in characters: of its text (checklist V-25), and the greatest of how the player can be reached. */
export const feedbackLengths = { least: 10, most: 500, contact: 100 };
