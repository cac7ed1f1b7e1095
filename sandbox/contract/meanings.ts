import * as codes from '#contract/codes.ts';

/** The meaning of each refusal code. */
const meanings: Readonly<Record<keyof typeof codes, string>> = {
  badParameter: 'a parameter is wrong, `field` names it',
  signedOut: 'the token is missing, expired or revoked',
  notAllowed: 'not allowed for this account, `need` says what comes first',
  notFound: 'there is no such thing, or it isn’t offered',
  alreadyDone: 'done already',
  tooLate: 'it came after its `notAfter`, and will never be done under this `requestId`',
  closed: 'closed, from or until `until`',
  tooOften: 'too often, again in `retryAfter` seconds',
  maintenance: 'maintenance',
  noDrawChance: 'no draw is left',
  jackpotClosed: 'the jackpot isn’t open',
  drawNeedsDeposit: 'a deposit comes first, of `needDeposit`',
  drawNeedsTurnover: 'stakes come first, of `needTyping`',
  wrongPassword: 'wrong account or password, `left` tries',
  locked: 'locked until `until`',
  wrongCode: 'wrong or expired one-time code, `left` tries',
  taken: 'it belongs to another player',
  unknownAccount: 'no such account',
  unbound: 'a social account of nobody’s, `bindTicket` binds it',
  barred: 'under 21, or barred from playing',
  accountDeleted: 'the account was deleted as its player requested',
  lowBalance: 'not enough balance',
  amountOutOfRange: 'outside `min` and `max`',
  turnoverLeft: '`needBet` is still to be staked',
  kycNeeded: 'a verified identity comes first',
  otherName: 'the account is in another name',
  noneLeftToday: 'none is left today, again from `resetAt`',
  channelClosed: 'the channel is closed now',
  wrongSafeboxPassword: 'wrong safebox password, `left` tries',
  feeRaised: 'the fee is higher than the confirmed one, `fee` is due now',
  bonusChanged: 'the bonus isn’t the one that the player was shown, `bonus` is what it would be now',
  activityClosed: 'there is no such activity now',
  conditionUnmet: 'a condition isn’t met, `need` names it',
  outOfStock: 'none is left',
  onBreak: 'the player is on a break until `until`',
  excluded: 'the player is excluded until `until`',
  depositLimit: 'the player’s limit on deposits, `limit` and `used`',
  lossLimit: 'the player’s limit on losses or stakes, `kind`',
  timeLimit: 'the player’s limit on time',
};

const byCode = new Map<number, string>(
  Object.entries(codes).map(([name, code]) => [code, meanings[name as keyof typeof codes]]),
);

/** The meaning of a code. */
export const meaningOf = (code: number): string => byCode.get(code)!;
