import * as types from '#contract/activityTypes.ts';
import { clickTypes } from '#contract/rewards/clickTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { formatted } from '../../hundredths.ts';
import { turnoverTimes } from '../../operator/money/turnover.ts';
import { config } from './config.ts';
import { firstGameId } from './games.ts';

/** Ids and positions of these activities start above those of the others. */
const first = 100;

/** An unknown type, as an operator may add one (checklist A-99). */
const unknownType = 777;

const ended = { endTime: Date.UTC(2026, 10, 1) };

const bonuses = config
  .rechargeItems!.filter(({ bonus }) => bonus)
  .map(({ price, bonus }) => `${formatted(price)}: ${formatted(bonus!)} bonus`);

const { path, url, game, modal, service } = clickTypes;

const deposit = { clickType: path, clickAction: '/wallets' };

type Event = Partial<Activity> & Pick<Activity, 'activityType'>;

/**
 * One activity of every type not among the others, so that each address of the checklist can be opened. For those
 * without a screen of their own `params` has the texts of the general event page; none promises anything that isn't
 * given.
 */
const events: readonly Event[] = [
  { activityType: types.Bind, title: 'Complete your account' },
  { activityType: types.SignUpBonus, title: 'VIP rewards', unloginShowStatus: true },
  {
    activityType: types.Fund,
    title: 'Your safebox',
    clickType: path,
    clickAction: '/wallets',
    params: {
      text: 'Put money aside so that play can’t touch it.',
      button: 'Open your wallet',
      steps: ['Open your wallet.', 'Choose a password for the safebox.', 'Move what you don’t want to play with.'],
    },
  },
  {
    activityType: types.LadderRecharge,
    title: 'Deposit bonus',
    ...deposit,
    params: {
      text: 'Some deposits come with a bonus. You can always choose “No bonus”.',
      rules: [...bonuses, 'You see the bonus for each amount before you pay.'],
      button: 'Make a deposit',
      turnover: turnoverTimes.bonus,
    },
  },
  { activityType: types.FollowRewards, title: 'Follow us' },
  {
    activityType: types.RedPacket,
    title: 'Invite spin red packets',
    clickType: modal,
    clickAction: 'spin',
    params: {
      text: 'The invite spin’s wheel has cash on it. What you get adds up to one payout.',
      button: 'Spin now',
    },
  },
  { activityType: types.Agent, title: 'Agents' },
  {
    activityType: types.AccumulatedRecharge,
    title: 'Total deposits',
    ...deposit,
    params: {
      text: 'Every deposit counts toward lottery tickets.',
      rules: ['Paid deposits count, bonuses don’t.', 'We add the tickets automatically, once per goal.'],
      button: 'Make a deposit',
    },
  },
  {
    activityType: types.OutLink,
    title: 'PAGCOR: play responsibly',
    clickType: url,
    clickAction: 'https://www.pagcor.ph/',
  },
  {
    activityType: types.Supply,
    title: 'Diamond shop',
    clickType: path,
    clickAction: '/points?tab=diamond',
    params: { text: 'Exchange diamonds for goods in the points shop.', button: 'See the goods' },
  },
  { activityType: types.AgentCount, title: 'Your team' },
  {
    activityType: types.Festival,
    title: 'Pista sa Perlas',
    clickType: game,
    clickAction: String(firstGameId),
    params: { text: 'The game of the week.', rules: ['It plays as on any other day: same odds, same limits.'] },
  },
  { activityType: types.FreeSign, title: 'Free sign-in', ...ended },
  {
    activityType: types.Christmas,
    title: 'Paskong Perlas',
    startTime: Date.UTC(2026, 11, 15, 16),
    endTime: Date.UTC(2027, 0, 6, 16),
    params: { text: 'Parol, bibingka and carols in the lobby.' },
  },
  {
    activityType: types.NewYear,
    title: 'Media Noche',
    ...ended,
    params: { text: 'Last year’s fireworks.', awards: [{ id: 40_001, count: 1 }] },
  },
  { activityType: types.FirstCharge, title: 'First deposit', ...ended },
  { activityType: types.InviteFriend1, title: 'Share Perlas' },
  {
    activityType: types.ContinuousRecharge,
    title: 'Deposit streak',
    ...deposit,
    params: {
      text: 'Deposit several days in a row to get points.',
      rules: ['Any paid deposit counts for its day, Manila time.', 'We add the points automatically, once.'],
      button: 'Make a deposit',
    },
  },
  { activityType: types.vipRebate, title: 'Rebate' },
  { activityType: types.vipTask, title: 'VIP tasks' },
  { activityType: types.Rank, title: 'Ranking' },
  { activityType: types.SlotsHack, title: 'Slots missions' },
  { activityType: types.Tasks1, title: 'More tasks', ...ended },
  {
    activityType: unknownType,
    title: 'Customer service',
    unloginShowStatus: true,
    clickType: service,
    params: { text: 'We answer day and night.' },
  },
];

/** The seeded activities, followed by those of all other types. */
export const withEveryType = (activities: readonly Activity[]): Activity[] => [
  ...activities,
  ...events
    .filter(({ activityType }) => !activities.some((each) => each.activityType === activityType))
    .map((event, place) => ({ sort: first + place, ...event, id: first + event.activityType })),
];
