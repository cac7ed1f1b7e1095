import * as codes from '#contract/codes.ts';

const byLimit: readonly number[] = [
  codes.onBreak,
  codes.excluded,
  codes.depositLimit,
  codes.lossLimit,
  codes.timeLimit,
];

/** Whether a refusal comes from the player's own protection: a break, an exclusion, or a limit. */
export const isByLimit = (code: number) => byLimit.includes(code);
