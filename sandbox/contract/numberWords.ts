import { rechargeStates } from '#contract/deposits.ts';
import { feedbackStates } from '#contract/feedback/terms.ts';
import { kycStates } from '#contract/kyc.ts';
import { authModes, loginKinds, socialTypes } from '#contract/loginKinds.ts';
import { mailTypes } from '#contract/mail.ts';
import { withdrawalStates } from '#contract/payouts.ts';
import { rgStates } from '#contract/protection.ts';
import { allTypes, awardStates } from '#contract/rewards/bonus.ts';
import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { awardStates as contestStates } from '#contract/rewards/contests.ts';
import { couponKinds } from '#contract/rewards/coupons.ts';
import { dayStates } from '#contract/rewards/dailySignIn.ts';
import { roundStates } from '#contract/rewards/inviteSpin.ts';
import { drawTypes } from '#contract/rewards/jackpot.ts';
import { lotteryStates } from '#contract/rewards/lottery.ts';
import { taskStates } from '#contract/rewards/tasks.ts';
import { levelShows, vipStates } from '#contract/rewards/vip.ts';
import * as activityTypes from '#contract/activityTypes.ts';

/** The numbers of a table with what each means: its name there, or words of their own. */
export function numbersOf<const T extends Readonly<Record<string, number>>>(
  table: T,
  words: Partial<Record<keyof T, string>> = {},
): string {
  const said = (name: string) => words[name] ?? name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return Object.entries(table)
    .toSorted(([, one], [, other]) => one - other)
    .map(([name, number]) => `${number} ${said(name)}`)
    .join(', ');
}

const deposit = numbersOf(rechargeStates, { failed: 'failed at the gateway', expired: 'expired unpaid' });
const withdrawal = numbersOf(withdrawalStates, {
  reviewing: 'in review',
  sending: 'given to the gateway',
  refused: 'refused by you',
  returned: 'returned by the receiving institution',
});
const identity = numbersOf(kycStates, { none: 'no identity check', pending: 'in review' });
const restriction = numbersOf(rgStates, { normal: 'may play' });
const round = numbersOf(roundStates, {
  reached: 'target reached, and to be exchanged',
  expired: 'lapsed unexchanged',
});
const reward = numbersOf(awardStates, { waiting: 'waits to be claimed', expired: 'expired unclaimed' });
const contest = numbersOf(contestStates, { none: 'nothing to claim' });
const task = numbersOf(taskStates, { doing: 'in progress', expired: 'over' });
const vip = numbersOf(vipStates, { locked: 'not yet' });
const day = numbersOf(dayStates, { future: 'to come', today: 'today, to be claimed', done: 'claimed' });
const feedback = numbersOf(feedbackStates);
const mail = numbersOf(mailTypes, { promo: 'an offer', account: 'about the account' });
const direction = '1 into the safebox, 2 out of it';
const coupon = numbersOf(couponKinds, {
  general: 'a share of a deposit, `value` in 1/10000',
  fixed: 'a fixed amount on top of a deposit',
  give: 'an amount without a deposit',
});
const entry = numbersOf(lotteryStates, { waiting: 'waits for its draw', won: 'won, and to be claimed' });
const lottery = `The event: ${activityTypes.Lottery} the daily lottery, ${activityTypes.WeekendLottery} the weekend’s`;
const provider = numbersOf(socialTypes, { facebook: 'Facebook', line: 'LINE', google: 'Google' });
const kind = numbersOf(loginKinds, {
  phone: 'by phone and code',
  account: 'by account and password',
  phoneNoOtp: 'by phone and password, without a code',
});
const purpose = {
  register: 'registering a number with a password',
  bind: 'adding a number, to a player or to an identity of a provider',
  forget: 'a forgotten password',
  loginAndRegister: 'log-in by number, which also registers a new one',
};
const shows = `Who sees the level: ${numbersOf(levelShows, { reached: 'who has reached it' })}; left out: everybody`;
const clicks = `What a tap opens, by \`clickAction\`: ${numbersOf(clickTypes, { none: 'nothing', path: 'a page of the app', url: 'an address', game: 'a game', modal: 'a dialog', service: 'customer service' })}`;
const draw = numbersOf(drawTypes, { prize: 'a prize', jackpot: 'a jackpot' });
const games = `The id of a type of games; ${allTypes} all of them`;
const mode = numbersOf(authModes, purpose);
const events = Object.entries(activityTypes)
  .map(([name, number]) => `${number} ${name}`)
  .join(', ');

/** What the numbers mean that several calls have. */
export const said = {
  deposit,
  withdrawal,
  identity,
  restriction,
  round,
  reward,
  contest,
  task,
  vip,
  day,
  feedback,
  mail,
  direction,
  coupon,
  entry,
  lottery,
  provider,
  kind,
  purpose,
  shows,
  clicks,
  draw,
  games,
  mode,
  events,
};
