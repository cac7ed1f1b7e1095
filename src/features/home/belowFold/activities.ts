import { activityTypes as types } from '#contract/activityTypes.ts';
import type { Activity } from '#contract/entities.ts';
import { runningFor, type Player } from '#shared/activities/activities.ts';
import { linkOf, type Link } from '../link.ts';

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

/** Features that the settings can switch off, by the type of their activity (payloads K). */
const features: Readonly<Record<number, string>> = { [types.Rank]: 'rank', [types.SlotsHack]: 'slotshack' };

/** Types without a page: a dialog over the lobby, and the lobby's tour. */
const pageless: readonly number[] = [types.Notice, types.homeGuide];

type Known = Readonly<Pick<Activity, 'id' | 'activityType' | 'themeUrl' | 'clickAction'>>;

/**
 * An activity's link: its own `themeUrl` if it has one, else by its type. An unknown type leads to the general page
 * (A-99).
 */
export function activityLink({ id, activityType, themeUrl, clickAction }: Known, userId: number): Link | undefined {
  if (themeUrl) return linkOf(themeUrl);
  if (pageless.includes(activityType)) return undefined;
  if (activityType === types.OutLink) {
    const link = linkOf(clickAction ?? '');
    return link?.inner ? undefined : link;
  }
  const signUp = userId === 0 ? '/auth/register' : '/bonus/reward';
  const to = activityType === types.SignUpBonus ? signUp : paths[activityType];
  return { to: to ?? `/bonus/event?id=${id}`, inner: true };
}

interface Viewer extends Player {
  /** Whether the app has a page at this address. */
  exists: (address: string) => boolean;
  /** Whether the operator offers a feature; any by default. */
  offers?: (feature: string) => boolean;
  /** The player has made a deposit: what was for a first one is gone, unless something of it waits (FD-01). */
  hasDeposited?: boolean;
}

const forFirst: readonly number[] = [types.FirstCharge, types.FirstDeposit];

/** Whether the operator runs the tour of the lobby. */
export const hasGuide = (map: Readonly<Record<string, Activity>>, player: Player): boolean =>
  runningFor(map, player).some(({ activityType }) => activityType === types.homeGuide);

/** An activity as the lobby shows it. */
export interface Shown {
  id: number;
  title: string;
  red: boolean;
  link: Link;
}

/**
 * The activities to show, in the operator's order: those that are running, have a name, are for this player or visitor,
 * have a link, and whose feature is offered.
 */
export function shownActivities(
  map: Readonly<Record<string, Activity>>,
  { userId, now, exists, offers = () => true, hasDeposited }: Viewer,
): Shown[] {
  const isOffered = (type: number) => features[type] === undefined || offers(features[type]);
  return runningFor(map, { userId, now })
    .filter(({ title, activityType }) => title && isOffered(activityType))
    .filter(({ activityType, red }) => !hasDeposited || red || !forFirst.includes(activityType))
    .flatMap((each) => {
      const link = activityLink(each, userId);
      if (!link || (link.inner && !exists(link.to))) return [];
      return [{ id: each.id, title: each.title ?? '', red: Boolean(each.red), link }];
    });
}
