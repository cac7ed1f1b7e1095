/** What the kinds of movements in the coin ledger are called, by the number that the operator gives them. */
export const entryTypes = {
  1: 'typeDeposit',
  2: 'typeBonus',
  3: 'typeBet',
  4: 'typeWin',
  5: 'typeBetReturned',
  6: 'typeAdjustment',
  7: 'typeWithdrawal',
  8: 'typeWithdrawalReturned',
  9: 'typeSafeboxIn',
  10: 'typeSafeboxOut',
  11: 'typeToGame',
  12: 'typeFromGame',
  13: 'typeCoupon',
  14: 'typeReward',
} as const;

const isKnown = (type: number): type is keyof typeof entryTypes => Object.hasOwn(entryTypes, type);

/** A kind's name in the language on screen; a kind that the app doesn't know is called what the operator calls it. */
export const typeText = (
  say: (key: (typeof entryTypes)[keyof typeof entryTypes]) => string,
  { type, typeName }: { type: number; typeName: string },
) => (isKnown(type) ? say(entryTypes[type]) : typeName);
