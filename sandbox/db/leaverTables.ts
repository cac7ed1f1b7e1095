import { leftTables } from './accountTables.ts';
import { leftMemberTables } from './agentTables.ts';
import { detachedFeedbackTables } from './feedbackTables.ts';

/** What the persons who leave an account to the owner of its number leave behind, take with them, or are held by. */
export const leaverTables = [...detachedFeedbackTables, ...leftTables, ...leftMemberTables] as const;
