// The operator's status codes. Each is a separate constant, so that a file bundles only the ones it uses: `import *
// as codes`, then `codes.lowBalance`. Success is 0 or 200.

/** A parameter is wrong; `field` names it. */
export const badParameter = 400;
/** The token is missing, expired or revoked. */
export const signedOut = 401;
/** Not allowed for this account; `need` names what must be done first. */
export const notAllowed = 403;
/** No such thing. */
export const notFound = 404;
/** Already done: claimed, sent, bound. */
export const alreadyDone = 409;
/** An act that came after its `notAfter`: it was not done, and never will be under this id. */
export const tooLate = 410;
/** The feature is closed, or the activity ended. */
export const closed = 423;
/** Rate limited; `retryAfter` seconds. */
export const tooOften = 429;
/** The operator is under maintenance. */
export const maintenance = 503;

/** Jackpot: no chance to draw is left. */
export const noDrawChance = 1001;
/** Jackpot: the activity is not open, or ended. */
export const jackpotClosed = 1002;
/** Jackpot: a deposit is required first. */
export const drawNeedsDeposit = 1003;
/** Jackpot: turnover is required first. */
export const drawNeedsTurnover = 1004;

/** Wrong account or password; `left` tries. */
export const wrongPassword = 2001;
/** The account is locked; `until` a time. */
export const locked = 2002;
/** A wrong or expired one-time code; `left` tries. */
export const wrongCode = 2003;
/** The account, number or document belongs to another player already. */
export const taken = 2004;
/** No such account. */
export const unknownAccount = 2005;
/** A social account that is linked to no player. */
export const unbound = 2006;
/** Under 21, or barred from playing. */
export const barred = 2007;
/** The account was deleted as its player requested. */
export const accountDeleted = 2008;

/** Not enough balance. */
export const lowBalance = 3001;
/** Below or above the limits of an amount, `min` and `max`. */
export const amountOutOfRange = 3002;
/** The turnover is not met; `needBet` is left to stake. */
export const turnoverLeft = 3003;
/** An identity check (KYC) is needed first. */
export const kycNeeded = 3004;
/** The receiving account's holder isn't the verified player. */
export const otherName = 3005;
/** No withdrawal is left today, or, with `need: "time"`, withdrawals are held; possible again from `resetAt`. */
export const noneLeftToday = 3006;
/** The payment channel is closed now. */
export const channelClosed = 3007;
/** The safebox password is wrong; `left` tries. */
export const wrongSafeboxPassword = 3008;
/** The fee is higher than the one that the player confirmed; `fee` is the one due now. */
export const feeRaised = 3009;
/** The deposit's bonus isn't the one that the player was shown; `bonus` is what it would be now. */
export const bonusChanged = 3010;

/** There is no such activity, or it is not open. */
export const activityClosed = 4001;
/** A condition is not met; `need` names it. */
export const conditionUnmet = 4002;
/** Out of stock. */
export const outOfStock = 4003;

/** The player takes a break (cool-off), `until` a time. */
export const onBreak = 5001;
/** The player is self-excluded, `until` a time. */
export const excluded = 5002;
/** The player's own deposit limit is reached. */
export const depositLimit = 5003;
/** The player's own limit on losses or stakes is reached. */
export const lossLimit = 5004;
/** The player's own limit on time is reached. */
export const timeLimit = 5005;
