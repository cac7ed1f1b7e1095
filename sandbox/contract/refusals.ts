import * as codes from '#contract/codes.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { Name } from '#contract/endpoints.ts';

const { badParameter, signedOut, notAllowed, notFound, alreadyDone, tooLate, closed, tooOften, maintenance } = codes;
const { conditionUnmet, outOfStock, lowBalance, amountOutOfRange } = codes;

/** On a break, or excluded. */
const resting = [codes.onBreak, codes.excluded];
const activity = [notFound, ...resting, closed, codes.activityClosed];
const claim = [...activity, alreadyDone, conditionUnmet];
const purchase = [...claim, lowBalance, outOfStock];
const proof = [notAllowed, codes.wrongPassword, codes.locked, codes.wrongCode];
const social = [closed, alreadyDone, codes.taken, codes.unbound];
const socialLogin = [...social.slice(0, -1), codes.accountDeleted, codes.unbound];
const jackpot = [...resting, codes.jackpotClosed];
const receiving = [...proof, notFound, alreadyDone, closed, codes.kycNeeded, codes.otherName];
const order = [notFound, alreadyDone, amountOutOfRange, codes.channelClosed, codes.kycNeeded];
const withdrawal = [
  lowBalance,
  codes.turnoverLeft,
  codes.otherName,
  codes.noneLeftToday,
  codes.feeRaised,
  codes.wrongSafeboxPassword,
];
const mail = [notFound, ...resting, alreadyDone, conditionUnmet];
const agents = [...activity, alreadyDone, conditionUnmet, amountOutOfRange];
const rebates = [...resting, alreadyDone, conditionUnmet, amountOutOfRange];

/** The codes that any call may be refused with. */
const ofAny = [badParameter, notFound, tooOften, maintenance];

/** The codes that a call may be refused with, besides the common ones, the most typical last. */
const own: { readonly [N in Name]?: readonly number[] } = {
  'anonymous/appThemePreview': [notFound],
  preLogin: [signedOut],
  startGame: [notFound, closed, codes.kycNeeded, ...resting, codes.timeLimit, codes.lossLimit],
  gameLike: [notFound],
  accountLogin: [closed, codes.accountDeleted, codes.locked, codes.wrongPassword],
  accountLoginSms: [closed, codes.taken, codes.accountDeleted, codes.unknownAccount, codes.wrongCode],
  accountRegist: [closed, codes.taken],
  accountRegist4: [closed, codes.taken, codes.wrongCode],
  googleLogin: socialLogin,
  facebookLogin: socialLogin,
  lineLogin: socialLogin,
  bindSocialAccount: [...resting, ...social, ...proof],
  smsSend: [signedOut, notAllowed, closed, codes.taken, codes.unknownAccount],
  initPassword: [alreadyDone, ...proof],
  forgetPassword: [codes.unknownAccount, codes.wrongCode],
  bindAccount: [...proof, alreadyDone, ...resting, codes.taken],
  unbindAccount: [notFound, alreadyDone, ...resting, ...proof],
  reauthenticate: proof,
  deletionRequest: [conditionUnmet, ...proof],
  agentFill: [notFound, alreadyDone, conditionUnmet],
  updateProfile: [closed],
  updateAppUserOther: [alreadyDone, codes.barred],
  sessionRevoke: [notFound],
  createRecharge: [...order, codes.bonusChanged, ...resting, conditionUnmet, codes.depositLimit],
  rechargeStatus: [notFound],
  exchange: [...proof, ...order, ...withdrawal],
  exchangeStatus: [notFound],
  addBankInfo: receiving,
  modifyBankInfo: receiving,
  setSafeboxPassword: [...proof, codes.wrongSafeboxPassword],
  safeboxTransfer: [...proof, lowBalance, codes.wrongSafeboxPassword],
  retrieveBalance: [notFound, alreadyDone, codes.channelClosed],
  couponUse: [notFound, ...resting, alreadyDone, conditionUnmet],
  bindReceive: [notAllowed, ...claim],
  followInfo: activity,
  followVisit: activity,
  followReceive: claim,
  firstDepositInfo: activity,
  firstDepositReceive: claim,
  lotteryInfo: activity,
  lotteryProducts: resting,
  lotteryOrder: [...purchase, codes.kycNeeded, codes.lossLimit],
  lotteryHistory: [notFound],
  lotteryClaim: claim,
  actInviteUser: activity,
  actInviteUserStatus: activity,
  actInviteUserRecord: activity,
  actInviteUserSpin: claim,
  actInviteUserExchange: claim,
  actInviteClickInvite: activity,
  loginBonus3User: activity,
  loginBonus3UserReceive: claim,
  pointsInfo: activity,
  pointsExchange: purchase,
  diamondShopData: activity,
  diamondExchangeCoin: purchase,
  diamondExchangeGoods: purchase,
  getScratchCardInfo: activity,
  diamondExchangeScratchcard: purchase,
  scratchCardLottery: purchase,
  receiveAddupAwardById: claim,
  betBonus: resting,
  betBonusReceive: rebates,
  betBonusByTypeReceive: rebates,
  getVipInfo: [notFound],
  getVipLevelAudit: [notFound],
  receiveVipBonusUser: claim,
  appVipUserReceiveDaily: claim,
  appVipUserReceiveSignInAward: claim,
  receiveVipTask: claim,
  receiveVipTaskUnReceiveBonus: claim,
  getJackpotDrawInfo: jackpot,
  receiveDrawChance: [...jackpot, codes.noDrawChance, codes.drawNeedsDeposit, codes.drawNeedsTurnover],
  getPersonJackpotDrawAwardLog: jackpot,
  getJackpotRank: jackpot,
  jackpotRules: jackpot,
  rankInfo: activity,
  rankReceive: claim,
  slotsHackInfo: activity,
  slotsHackReceive: claim,
  getTaskUser: activity,
  finishTask: claim,
  receiveTaskAward: claim,
  appAgent5User: activity,
  appAgent5UserLog: activity,
  appAgent5UserReceive: agents,
  appAgent5UserInviteValidReceive: agents,
  getMailDetail: [notFound],
  receiveMail: mail,
  delMail: mail,
  uploadKyc: [notFound, alreadyDone],
  addKyc: [notFound, alreadyDone, codes.taken, codes.barred],
  feedbackAdd: [closed],
  feedbackDetail: [notFound],
  selfLimitConfirm: [notFound],
  selfLimitCancelPending: [notFound],
  selfExclude: [codes.locked, codes.wrongCode, codes.wrongPassword],
  pushSubscribe: resting,
};

/** The codes that a call may be refused with, in ascending order; any call may be unknown to the operator (404). */
export function refusalsOf(name: Name, { public: isPublic, money }: Endpoint): number[] {
  const all = [
    ...ofAny,
    ...(isPublic ? [] : [signedOut]),
    ...(money ? [tooLate, alreadyDone] : []),
    ...(own[name] ?? []),
  ];
  return [...new Set(all)].toSorted((a, b) => a - b);
}

/** A code specific to a call; rate-limited if it has none. */
export const typicalRefusalOf = (name: Name): number => own[name]?.at(-1) ?? tooOften;
