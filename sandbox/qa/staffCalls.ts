import * as v from 'valibot';
import { lotteryTypes } from '#contract/rewards/lottery.ts';
import { validRule } from '../operator/agents/terms.ts';
import { pushTexts, type PushKind } from '../operator/push/texts.ts';
import { feedbackStates } from '#contract/feedback/terms.ts';
import { usualStaffRules } from '../operator/context/staffRules.ts';
import { playerName } from './playerName.ts';

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const some = v.pipe(whole, v.minValue(1));
const reason = v.exactOptional(v.string());
const version = v.exactOptional(v.string());
const fields = v.array(v.string());
const rewards = v.array(v.object({ id: some, count: some }));

/** Request bodies of the staff's actions: times in milliseconds, money in hundredths. */
export const staffBodies = {
  rules: v.strictObject({
    payout: v.exactOptional(
      v.strictObject({
        reviewAfter: v.optional(whole, usualStaffRules.payout.reviewAfter),
        sendAfter: v.optional(whole, usualStaffRules.payout.sendAfter),
        endAfter: v.optional(whole, usualStaffRules.payout.endAfter),
        end: v.optional(v.picklist(['paid', 'refused', 'returned', 'never']), usualStaffRules.payout.end),
        reason: v.optional(v.string(), usualStaffRules.payout.reason),
      }),
    ),
    kyc: v.exactOptional(
      v.strictObject({
        verdict: v.optional(v.picklist(['passed', 'rejected', 'never']), usualStaffRules.kyc.verdict),
        after: v.optional(whole, usualStaffRules.kyc.after),
        reason: v.optional(v.string(), usualStaffRules.kyc.reason),
        fields: v.optional(fields, usualStaffRules.kyc.fields),
      }),
    ),
    accounts: v.exactOptional(v.picklist(['good', 'reviewing', 'refused'])),
    verification: v.exactOptional(v.picklist(['otp', 'safebox'])),
    away: v.exactOptional(v.array(whole)),
    luck: v.exactOptional(v.picklist(['even', 'none'])),
    delivery: v.exactOptional(
      v.strictObject({
        packAfter: v.optional(whole, usualStaffRules.delivery.packAfter),
        sendAfter: v.optional(whole, usualStaffRules.delivery.sendAfter),
        endAfter: v.optional(whole, usualStaffRules.delivery.endAfter),
        end: v.optional(v.picklist(['done', 'refused']), usualStaffRules.delivery.end),
      }),
    ),
    soldOut: v.exactOptional(v.array(v.string())),
    chat: v.exactOptional(v.picklist(['open', 'away', 'slow', 'blocked'])),
  }),
  payout: v.object({ orderNo: v.string(), end: v.picklist(['paid', 'refused', 'returned']), reason }),
  kyc: v.object({
    ...playerName,
    verdict: v.picklist(['passed', 'rejected']),
    reason,
    fields: v.exactOptional(fields),
    samePerson: v.exactOptional(v.array(some)),
    version,
  }),
  apart: v.union([
    v.object({ ...playerName, otherId: some, version, otherVersion: version }),
    v.object({ ...playerName, listed: v.string(), version }),
  ]),
  feedback: v.object({
    ...playerName,
    id: v.exactOptional(some),
    reply: v.exactOptional(v.pipe(v.string(), v.maxLength(2_000))),
    asPlayer: v.exactOptional(v.boolean()),
    status: v.optional(v.picklist(Object.values(feedbackStates)), feedbackStates.answered),
  }),
  coupon: v.object({
    ...playerName,
    propId: some,
    value: some,
    most: v.exactOptional(some),
    minAmount: v.optional(whole, 0),
    days: v.optional(some, 7),
  }),
  stake: v.object({ session: v.string(), roundId: v.string() }),
  table: v.object({ ...playerName, brandId: some, amount: some }),
  limits: v.object({ ...playerName, ms: some }),
  lottery: v.object({
    activityType: v.picklist(lotteryTypes),
    closesIn: v.optional(whole, 0),
    drawnIn: v.optional(whole, 0),
  }),
  drawChances: v.object({ ...playerName, num: some }),
  bets: v.object({ ...playerName, amount: some, gameId: v.optional(some, 1_001), ago: v.optional(whole, 0) }),
  grant: v.object({ ...playerName, rewards }),
  mail: v.object({
    ...playerName,
    title: v.string(),
    type: v.optional(v.picklist(['system', 'promo', 'account']), 'system'),
    content: v.optional(v.string(), ''),
    awards: v.optional(rewards, []),
    expiresIn: v.exactOptional(v.pipe(v.number(), v.integer())),
  }),
  member: v.object({
    ...playerName,
    num: v.optional(v.pipe(some, v.maxValue(100)), 1),
    recharge: v.optional(whole, validRule.minRecharge),
    bet: v.optional(whole, validRule.minBet),
    ago: v.optional(whole, 24 * 60 * 60 * 1_000),
  }),
  push: v.object({ ...playerName, kind: v.picklist(Object.keys(pushTexts) as PushKind[]) }),
};

/** Staff and partner actions for QA: method, path, body and purpose. */
export const staffCalls = [
  [
    'PUT',
    '/switches/rules',
    '{"payout":{"end":"refused","endAfter":5000},"kyc":{"verdict":"never"},"away":[3]}',
    'How withdrawals go and checks of identity end from now on, whether new accounts are "good", "reviewing" or "refused", what proves a withdrawal ("otp", "safebox"), which makers of games can’t be asked, whether the slot goes by chance ("even") or every round of it is lost ("none"), how goods that are ordered from now on are delivered, what is "soldOut" by the name of its stock, whether live "chat" is "open", "away", "slow" or "blocked"; what a part leaves out is as usual',
  ],
  [
    'POST',
    '/switches/payout',
    '{"orderNo":"W…","end":"returned","reason":"The account is closed"}',
    'A withdrawal on its way ends now: "paid", "refused" or "returned"',
  ],
  [
    'POST',
    '/switches/kyc',
    '{"account":"maria88","verdict":"rejected","reason":"Not sharp","fields":["frontId"]}',
    'The check of a player’s identity ends now: "passed" or "rejected". Like every call for one player it takes "userId" in place of "account", as who registered by phone has none. An excluded player who has another account passes by "samePerson", the ids of such accounts: their money can leave, and the others stop. To pass one needs the "version" that was looked at, from `/checks?userId=`: 409 if the check has changed since',
  ],
  [
    'POST',
    '/switches/apart',
    '{"account":"maria88","otherId":100001,"version":"…","otherVersion":"…"}',
    'Two accounts are two persons’, though names and birthdays say that they may be one’s; `/checks` has those of which that is in doubt, with the "version" of each check, which is needed here: 409 if a check has changed since. Their checks of identity can pass then',
  ],
  [
    'POST',
    '/switches/feedback',
    '{"account":"maria88","reply":"We have looked into it.","status":1}',
    'The latest feedback of a player, or that with an "id", gets a reply of the staff, or of the player with "asPlayer", and a state: 0 received, 1 answered, 2 closed',
  ],
  [
    'POST',
    '/switches/coupon',
    '{"account":"maria88","propId":1301,"value":5000,"minAmount":0,"days":7}',
    'A player gets a coupon: propId from 1001 adds a share (1/10000, up to "most") to a deposit, from 1201 a sum, from 1301 a sum without one',
  ],
  [
    'POST',
    '/switches/table',
    '{"account":"juan88","brandId":3,"amount":5000}',
    'So much of a player’s balance lies at a maker of games, to be brought back',
  ],
  [
    'POST',
    '/switches/stake',
    '{"session":"f3a1c2d4-…","roundId":"round-1"}',
    'The stake of an open round, which its maker never settles, is returned to its player; the "id" of a round in the bet record is both, with a colon between. One that is settled is refused, and so is one whose bet is less than two hours old, as its maker may still settle it',
  ],
  [
    'POST',
    '/switches/limits',
    '{"account":"maria88","ms":86400000}',
    'The looser limits that a player asked for have waited so much longer',
  ],
  [
    'POST',
    '/switches/lottery',
    '{"activityType":55,"closesIn":5000,"drawnIn":10000}',
    'The round of a lottery is sold and drawn so many milliseconds from now: 0 draws it at once. 55 is the daily one, 33 the one at weekends',
  ],
  [
    'POST',
    '/switches/drawChances',
    '{"account":"maria88","num":1}',
    'A player gets so many chances to draw from the jackpot’s wheel, besides that of each day',
  ],
  [
    'POST',
    '/switches/bets',
    '{"account":"maria88","amount":5000000,"gameId":1001,"ago":0}',
    'A settled round of a player with so high a bet, so many milliseconds ago, which cost nothing: for VIP levels and what else goes by bets',
  ],
  [
    'POST',
    '/switches/member',
    '{"account":"maria88","num":1,"recharge":20000,"bet":100000,"ago":86400000}',
    'A player gets so many new members who registered, deposited and bet so many milliseconds ago: valid ones, and a day ago, unless it is said otherwise',
  ],
  [
    'POST',
    '/switches/grant',
    '{"account":"maria88","rewards":[{"id":60001,"count":500}]}',
    'A player gets props of their own: 2001 money, 2002 points, 60001 diamonds, 80001 to 80003 lottery tickets, 50001 to 50004 a jackpot',
  ],
  [
    'POST',
    '/switches/mail',
    '{"account":"maria88","type":"promo","title":"For you","content":"<p>Hi</p>","awards":[{"id":2002,"count":5}],"expiresIn":86400000}',
    'A player gets a mail: "system", "promo" or "account", with limited HTML, and awards that can be claimed for so long, or for ever',
  ],
  [
    'POST',
    '/switches/push',
    '{"account":"maria88","kind":"paid"}',
    'The devices of a player are told something now: "paid", "returned", "mail", "feedback", "draw" or "offer"; says what became of each message, "sent", "gone" or "failed", and nothing on a break, without consent to an offer, or where the topic is off',
  ],
] as const;
