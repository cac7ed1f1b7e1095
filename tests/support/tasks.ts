import type { UserTask } from '#contract/endpoints/tasks.ts';

/** The end of the day in Manila, epoch milliseconds. */
export const tomorrow = Date.UTC(2026, 10, 25, 16);

/** A daily task in progress. */
export const betting: UserTask = {
  id: 4,
  type: 3,
  name: 'Bet ₱200 today',
  cycle: 1,
  target: 20_000,
  progress: 7_500,
  unit: 'M',
  status: 0,
  awards: [{ id: 2002, count: 30 }],
  clickType: 1,
  clickAction: '/wallets?name=deposit',
  endTime: tomorrow,
};
