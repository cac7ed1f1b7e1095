import { activities } from './activities.ts';
import { anonymous } from './anonymous.ts';
import { session } from './session.ts';

/** The calls that a start makes. */
export const first = { ...anonymous, ...session, ...activities };
