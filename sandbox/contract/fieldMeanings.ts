import { mostRows } from '#contract/endpoints/bounds.ts';
import { defaultLengths, defaultMinimum } from '#contract/defaults.ts';
import { eventBatch } from '#contract/events.ts';
import {
  breakHours,
  exclusionMonths,
  limitPeriods,
  loosening,
  moneyLimit,
  realityMinutes,
  sessionLimit,
} from '#contract/protection.ts';
import { transferTypes } from '../ledger/transferTypes.ts';
import { mostDays } from '../operator/http/recordPeriod.ts';
import type { Json } from './jsonSchema.ts';
import { numberMeanings } from './numberMeanings.ts';

const unread = 'The app doesn’t read it';
const lengths = Object.entries(defaultLengths).map(([name, { min, max }]) => `\`${name}\` ${min} to ${max}`);
const periods = Object.entries(limitPeriods).map(([kind, each]) => `\`${kind}\` ${each.join(', ')}`);
const { min: least, max: most, unit } = moneyLimit;
const bookings = Object.values(transferTypes).map(({ id, name }) => `${id} ${name}`);
const bookingType = `What was booked: ${bookings.join(', ')}. The app has words of its own for these numbers, and shows your \`typeName\` for any other`;
const breaks = `Always ${breakHours.join(', ')}: 1 or 3 days, 7 or 30`;
const exclusions = `Always ${exclusionMonths.join(', ')}`;
const hour = 3_600_000;
/** What every registration confirms. */
const consent = {
  ageConfirmed: 'Whether the player has confirmed to be 21 or older; false, for somebody new, is refused with 400',
  termsVersion: 'The version of the terms that the player has accepted; empty, for somebody new, is refused with 400',
};

/** Where a deletion of the account stands. */
const deletion = {
  requestedAt: 'When the player requested it; left out, as `deletesAt`, if none is requested',
  deletesAt: 'From when on the account is closed; it waits longer while there is money in it',
  days: 'The days from a request to the deletion',
  toWithdraw: 'Own money that can be withdrawn, wherever it is; a request is refused while there is some (4002)',
  tooLittle:
    'Own money below the least withdrawal, which you pay out by hand; it holds no deletion back. Left out: none',
  inProgress: 'A deposit, a withdrawal or a round isn’t over; a request is refused until then (4002)',
  keeps: 'What you keep and how long, in the player’s language; left out: the app’s own sentence',
};

/** What the fields of pages mean, in every call. */
const paged = {
  pageNum: 'Counted from 1, 400 for less; a page beyond the last is empty',
  pageSize: `Lines of a page, 1 to ${mostRows}; 400 for more`,
  pages: 'All lines divided by `pageSize`, rounded up; 0 for an empty list',
};

/** What the fields of a period mean, in every input. */
const period = {
  startTime: 'Inclusive: what was at this very millisecond is in it. Left out: from the first on',
  endTime: `Inclusive, too: the app sends a day's last millisecond. Left out: to the last. 400 if it is before \`startTime\`, or more than ${mostDays} days after it`,
};

/** What they mean where a period must be sent. */
const wholePeriod = {
  startTime: period.startTime.replace(/ Left out: .*/, ''),
  endTime: period.endTime.replace(/ Left out: to the last\./, ''),
};

/** The meanings of field values that their names don't tell, by schema or call. */
export const fieldMeanings: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Settings: {
    lengths: `Characters that inputs may have, by name; \`username\` is the nickname. Without them: ${lengths.join(', ')}`,
    propConfigMap:
      'By the id of a prop: how many units one of it stands for (`num`), and a name and a picture in place of the app’s own',
    features: 'What is switched on or off, by name; what isn’t named is on, but for `avatarOther`',
    genericImages:
      'Pictures in place of the app’s own, by `uniqueKey`; `banner…` are those of the lobby, with a headline (`title`), a figure (`text`), a button (`action`) and the time from which on it isn’t shown (`until`) over the picture; one with a `feature` is shown only while `features` doesn’t switch that off',
    coolOffHours: `${breaks}, which the app offers whatever stands here`,
    exclusionMonths: `${exclusions}, which the app offers whatever stands here`,
    links: `${unread}: its pages of rules have addresses of their own`,
  },
  RechargeType: {
    status: '1, or left out: open. Any other: closed for now, and shown so with `hours`',
    minAmount: `The least deposit; left out: ${defaultMinimum.first}`,
    minAmount2: `The least deposit in place of \`minAmount\` once one of the player’s is paid, with \`minRechargeFlag\` alone; left out: ${defaultMinimum.later}`,
  },
  RechargeItem: {
    minLevel: 'The user level, by `userLevelConfigs`, from which on players get the bonus; left out: all',
    bonusType:
      'What the bonus is said to be: 1 none, 2 a share, 3 a fixed amount, of which only the amount is said; 4, 5, 6 for a first, second and third deposit, 7 daily, 8 weekly, 9 VIP, 10 level, 11 event, 12 coupon, 13 gift',
  },
  CustomerQueue: { itemType: '1 online service, which opens in the app; any other a link' },
  Game: {
    icon: 'Left out: the app asks for `/games/{id}.svg` on its own origin',
    orientation: '0, or left out: portrait; 1: landscape; any other: both',
    status: '1, or left out: shown; any other: not',
  },
  GameType: { status: '1: shown; any other: not, and none of its games' },
  Brand: { status: '0: not shown; any other, or none: shown' },
  Player: {
    accountType: `${unread}. In the sandbox how the account was made: 1 by phone, 2 by name and password`,
    hasKyc: '0 no identity check, 1 in review, 2 passed, 3 rejected',
    regPeriod: `${unread}. In the sandbox days since the account was made`,
    firstRecharge: 'False: the first deposit is past, so that nothing is offered for it',
    rgState: '0 may play, 1 on a break, 2 excluded; both until `rgUntil`',
  },
  AppUserCoinDetailItem: {
    type: bookingType,
    balance: 'The wallet’s, after this booking',
  },
  statement: { type: bookingType, ...wholePeriod },
  betRecordReport: wholePeriod,
  Pending: {
    effectiveAt: `From when on it can be confirmed: ${loosening.wait / hour} hours after it was asked for`,
    confirmBy: `Until when, ${loosening.confirm / hour} hours after \`effectiveAt\`; from then on it has lapsed`,
  },
  rgState: {
    playSec: 'Play of today, as you measure it, not the app',
    leftSec: 'Seconds of play that a limit on time leaves, as you measure them; left out: no such limit',
  },
  SelfLimitInfoAnswer: {
    playRefusal:
      'With which code, and until when, a start of a game is refused for a reason against the person; left out: no such reason',
  },
  Limit: {
    used: 'What of it is used: for `loss` stakes less wins, and never below 0',
    resetAt: 'When the next day, week (from Monday) or month begins, at midnight in Manila',
  },
  DeletionInfoAnswer: deletion,
  accountRegist: consent,
  accountRegist4: consent,
  accountLoginSms: consent,
  startGame: {
    tryIt: 'A demo, without money; refused during a break or an exclusion as well',
    launchExpire: 'Until when the provider can launch the game by `url`, once',
    openType: `${unread}: a game opens in a frame`,
    orientation: '0, or left out: portrait; 1: landscape; any other: both',
  },
  createRecharge: {
    bonus:
      'All of the bonus that the player was shown: the amount’s own, or the first deposit’s in its place, and the coupon’s; 0 for none. If the deposit would bring another, nothing is placed (3010). Left out by apps before 1.3.0: it brings what holds now',
    openType: `${unread}: the payment page opens in place of the app`,
  },
  getAfterLoginInfoWeb: { firstRecharge: `${unread} here, but in \`userInfo\`` },
  getActivityIds: {
    hasTurntable: `${unread}: the map of activities says which wheels there are`,
    jackpot: 'What the tiers stand at, and who won money last, for the lobby; left out: no ribbon',
  },
  'anonymous/appEventLogClient': {
    eventList: `Up to ${eventBatch} events; 400 for more`,
    eventShowType: '1 something was seen, 2 tapped, 3 anything else',
  },
  selfExclude: {
    hours: `The length of a break. ${breaks}; 400 for any other`,
    months: `The length of an exclusion. ${exclusions}; 400 for any other`,
    from: 'From when the length counts, by your clock: when the player began it or, for an excluded player, the end that it extends, as the app knew it. One that is later than the request, or than the end in force, counts as that. One from more than 30 days ago counts as 30 days ago, or an exclusion that is over at once would end the turnover of deposits. Left out, the length counts from the request, or from the end in force. 400 if it would be over already and nothing is in force',
  },
  selfLimitSet: {
    period: `By kind: ${periods.join('; ')}`,
    value: `Hundredths from ${least} to ${most} in steps of ${unit} for \`deposit\`, \`loss\` and \`wager\`; minutes from ${sessionLimit.min} to ${sessionLimit.max} for \`session\`; of these 0 is no limit. \`reality\`: ${realityMinutes.join(', ')} minutes, never none. \`reminder\`: 1 on, 0 off`,
  },
};

/** A schema, or a call, with its fields' meanings added. */
export function withMeanings<T>(name: string, node: T): T {
  return explained(node, {
    ...paged,
    ...(name.endsWith('Input') && period),
    ...numberMeanings[name],
    ...fieldMeanings[name],
  }) as T;
}

function explained(node: unknown, meanings: Readonly<Record<string, string>>): unknown {
  if (typeof node !== 'object' || node === null) return node;
  if (Array.isArray(node)) return node.map((each) => explained(each, meanings));
  const within = (key: string) => (key === 'requestBody' ? { ...period, ...meanings } : meanings);
  const entries = Object.entries(node).map(([key, value]) => [key, explained(value, within(key))] as const);
  const { properties, ...rest } = Object.fromEntries(entries) as { properties?: Record<string, Json> };
  if (!properties) return rest;
  const described = Object.entries(properties).map(([field, schema]) => {
    const description = Object.hasOwn(meanings, field) ? meanings[field] : undefined;
    return [field, description ? { ...schema, description } : schema] as const;
  });
  return { ...rest, properties: Object.fromEntries(described) };
}
