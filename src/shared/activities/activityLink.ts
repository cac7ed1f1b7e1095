import { isInWrapper } from '#browser/wrapper.ts';
import * as types from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { linkOf, type Link } from './link.ts';

/** The page of each type of activity (checklist ); other types use the general page. */
const paths: Record<number, string> = {
  [types.Bind]: '/activity/bank',
  [types.VIP]: '/vip',
  [types.points]: '/points',
  [types.InviteUserSpin]: '/activity/spin',
  [types.FollowRewards]: '/activity/follow',
  [types.FreeLoginBonus]: '/activity/sign-in',
  [types.Agent]: '/agent',
  [types.AgentCount]: '/agent',
  [types.Download]: '/download',
  [types.WeekendLottery]: '/activity/lottery?type=33',
  [types.FreeSign]: '/activity/sign-in',
  [types.FirstCharge]: '/activity/first-deposit',
  [types.InviteFriend1]: '/share',
  [types.Agent5]: '/agent?tabActive=invite',
  [types.Tasks]: '/bonus/tasks',
  [types.FirstDeposit]: '/activity/first-deposit',
  [types.vipRebate]: '/vip/rebate',
  [types.LuckyJackpot]: '/activity/jackpot',
  [types.vipTask]: '/bonus/vip',
  [types.Rank]: '/rank',
  [types.SlotsHack]: '/activity/slotshack',
  [types.Lottery]: '/activity/lottery',
  [types.Tasks1]: '/bonus/tasks',
};

/** Types without a page: a dialog over the lobby, and the lobby's tour. */
const pageless: readonly number[] = [types.Notice, types.homeGuide];

/** The general page of an activity, whatever its type (BO-02). */
export const generalPage = (id: number) => `/bonus/event?id=${id}`;

export type Known = Readonly<Pick<Activity, 'id' | 'activityType' | 'themeUrl' | 'clickAction'>>;

/** Whether an activity invites to install the app; the wrapper leaves it out (O-43). */
export const invitesToInstall = ({ activityType }: Pick<Activity, 'activityType'>) =>
  activityType === types.Download && isInWrapper();

/**
 * An activity's link: its own `themeUrl` if it has one, else by its type. An unknown type leads to the general page
 * (A-99).
 */
export function activityLink(activity: Known, userId: number): Link | undefined {
  const { id, activityType, themeUrl, clickAction } = activity;
  if (invitesToInstall(activity)) return undefined;
  if (themeUrl) return linkOf(themeUrl);
  if (pageless.includes(activityType)) return undefined;
  if (activityType === types.OutLink) {
    const link = linkOf(clickAction ?? '');
    return link?.inner ? undefined : link;
  }
  const signUp = userId === 0 ? '/auth/register' : '/bonus/reward';
  const to = activityType === types.SignUpBonus ? signUp : paths[activityType];
  return { to: to ?? generalPage(id), inner: true };
}

/**
 * The same for a list that hides nothing: the general page for an activity without a link, or with an unknown page
 * (BO-02).
 */
export function listedLink(activity: Known, userId: number, exists: (address: string) => boolean): Link {
  const link = activityLink(activity, userId);
  return link && (!link.inner || exists(link.to)) ? link : { to: generalPage(activity.id), inner: true };
}
