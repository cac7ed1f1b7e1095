import { randomBytes } from 'node:crypto';
import * as activityTypes from '#contract/activityTypes.ts';
import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { formatted } from '../../hundredths.ts';
import { newKeys } from '../../keys.ts';
import { sandboxCode } from '../../operator/identity/codes.ts';
import { turnoverTimes } from '../../operator/money/turnover.ts';
import { bestFirstOffer, config } from './config.ts';
import { withEveryType } from './events.ts';
import type { Documents } from '../tables/operator.ts';

const popup = 1;

const secretBytes = 32;

const notices: Documents['notices'] = [
  {
    id: 1,
    title: 'Mabuhay! Welcome to Perlas',
    html: `<p>Every peso here is play money, every code is ${sandboxCode}.</p>`,
    sort: 1,
  },
  {
    id: 2,
    title: 'Maintenance every Tuesday, 04:00',
    html: '<p>04:00 to 04:30</p>',
    sort: 2,
  },
];

const activities: Documents['activities'] = [
  { id: 1, activityType: activityTypes.Notice, type: popup, sort: 1, title: 'News', unloginShowStatus: true },
  {
    id: 2,
    activityType: activityTypes.Download,
    type: popup,
    sort: 2,
    title: 'Install the app',
    unloginShowStatus: true,
  },
  {
    id: 3,
    activityType: activityTypes.FirstDeposit,
    type: popup,
    sort: 3,
    title: 'First deposit bonus',
    unloginShowStatus: true,
    params: {
      text: `Make ${formatted(bestFirstOffer.price)} your first deposit and get ${formatted(bestFirstOffer.bonus)} on top.`,
      turnover: turnoverTimes.bonus,
    },
  },
  {
    id: 4,
    activityType: activityTypes.VIP,
    sort: 4,
    title: 'VIP',
    clickType: clickTypes.path,
    clickAction: '/vip',
    unloginShowStatus: true,
  },
  { id: 5, activityType: activityTypes.FreeLoginBonus, sort: 5, title: 'Daily sign-in' },
  { id: 6, activityType: activityTypes.Tasks, sort: 6, title: 'Tasks' },
  { id: 7, activityType: activityTypes.LuckyJackpot, sort: 7, title: 'Lucky Jackpot' },
  { id: 8, activityType: activityTypes.Agent5, sort: 8, title: 'Invite friends' },
  { id: 10, activityType: activityTypes.points, sort: 9, title: 'Points shop', unloginShowStatus: true },
  { id: 9, activityType: activityTypes.homeGuide, unloginShowStatus: true },
  { id: 25, activityType: activityTypes.FollowRewards, sort: 10, title: 'Follow us', unloginShowStatus: true },
  { id: 26, activityType: activityTypes.Bind, sort: 11, title: 'Complete your account' },
  { id: 20, activityType: activityTypes.Lottery, sort: 20, title: 'Daily lottery', unloginShowStatus: true },
  { id: 21, activityType: activityTypes.WeekendLottery, sort: 21, title: 'Weekend lottery', unloginShowStatus: true },
  { id: 49, activityType: activityTypes.vipTask, sort: 12, title: 'VIP tasks' },
  {
    id: 22,
    activityType: activityTypes.InviteUserSpin,
    type: popup,
    sort: 9,
    title: 'Invite spin',
    unloginShowStatus: true,
  },
  { id: 23, activityType: activityTypes.SlotsHack, sort: 22, title: 'Slotshack', unloginShowStatus: true },
  { id: 24, activityType: activityTypes.Rank, sort: 23, title: 'Ranking', unloginShowStatus: true },
];

/** The documents edited by staff, as a fresh database has them. */
export const documents: Omit<Documents, 'pushKeys'> = {
  config,
  theme: { themeDomian: '', themeJsonData: '{}', themeName: 'perlas' },
  notices,
  activities: withEveryType(activities),
  secrets: { game: randomBytes(secretBytes).toString('hex'), pay: randomBytes(secretBytes).toString('hex') },
  keys: newKeys(),
};
