import { accounts } from './accounts.ts';
import { bets } from './bets.ts';
import { events } from './events.ts';
import { jackpot } from './jackpot.ts';
import { member } from './member.ts';
import { money } from './money.ts';
import { play } from './play.ts';
import { profile } from './profile.ts';
import { protection } from './protection.ts';
import { rewards } from './rewards.ts';
import { safebox } from './safebox.ts';
import { withdrawals } from './withdrawals.ts';

/** The calls of the pages that are opened without a network, and of the event queue. */
export const installed = {
  ...play,
  ...profile,
  ...member,
  ...money,
  ...withdrawals,
  ...accounts,
  ...safebox,
  ...rewards,
  ...bets,
  ...jackpot,
  ...protection,
  ...events,
};
