/** Text keys of the ledger's types, by the operator's number. */
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
  16: 'typeJackpot',
  17: 'typeForfeit',
  20: 'typePrize',
  21: 'typeEarning',
  22: 'typePurchase',
  23: 'typeExchange',
  24: 'typeReturn',
  30: 'typeLotteryEntry',
  31: 'typeLotteryPrize',
} as const;

const isKnown = (type: number): type is keyof typeof entryTypes => Object.hasOwn(entryTypes, type);

/** The name of a ledger type in the current language; for a type that the app doesn't know, the operator's name. */
export const typeText = (
  say: (key: (typeof entryTypes)[keyof typeof entryTypes]) => string,
  { type, typeName }: { type: number; typeName: string },
) => (isKnown(type) ? say(entryTypes[type]) : typeName);
