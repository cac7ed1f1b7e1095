import { useSnapshot } from 'valtio';
import { Link as PageLink } from 'wouter';
import { manilaOffset } from '#contract/calendar.ts';
import type { Activity } from '#contract/entities.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { LeaveLink } from '#shared/page/LeaveLink.tsx';
import { words } from './words.en.ts';
import { Badge } from '#ui/Badge.tsx';
import { ActivityPicture } from './ActivityPicture.tsx';
import { WhenWaiting } from '#shared/activities/WhenWaiting.tsx';
import { eventState } from '#shared/activityTiles/eventState.ts';
import type { Link } from '#shared/activities/link.ts';
import css from './ActivityTile.module.css';

interface ActivityTileProps {
  activity: Readonly<Pick<Activity, 'activityType' | 'title' | 'img' | 'startTime' | 'endTime' | 'red'>>;
  link: Link;
  /** The operator's time, epoch milliseconds. */
  now: number;
  /** What the activity gives, in words. */
  gives?: string;
}

/** A promotion in a list: its picture, its name, what it gives, whether something waits there, and until when it runs. */
export function ActivityTile({ activity, link, now, gives }: ActivityTileProps) {
  const t = words.use();
  const isOver = eventState(activity, now) === 'ended';
  const face = (
    <>
      <ActivityPicture activity={activity} behind />
      <strong>{activity.title}</strong>
      {gives && <strong className={css['gives']}>{gives}</strong>}
      <ActivityState activity={activity} now={now} />
      {!isOver && activity.red && <Mark>{t('isNew')}</Mark>}
      {!isOver && !activity.red && (
        <WhenWaiting at={link.to}>
          <Mark>{t('ready')}</Mark>
        </WhenWaiting>
      )}
    </>
  );
  return link.inner ? (
    <PageLink href={link.to} className={css['tile']}>
      {face}
    </PageLink>
  ) : (
    <LeaveLink to={link.to} className={css['tile']}>
      {face}
    </LeaveLink>
  );
}

const Mark = ({ children }: { children: string }) => (
  <span className={css['mark']}>
    <Badge kind="play">{children}</Badge>
  </span>
);

const day = 24 * 60 * 60 * 1_000;
/** The number of a day in Manila. */
const dayOf = (time: number) => Math.floor((time + manilaOffset) / day);
/** In its last days, an event says how many are left instead of the date. */
const lastDays = 7;

/** When an activity begins, ends or ended; nothing if it has no end. */
function ActivityState({ activity, now }: Pick<ActivityTileProps, 'activity' | 'now'>) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const on = (time: number) => ({ day: formatDay(time, locales[code]) });
  const text = textOf(activity);
  return text && <small>{text}</small>;

  function textOf({ startTime, endTime }: typeof activity) {
    const state = eventState(activity, now);
    if (state === 'upcoming') return t('startsOn', on(startTime!));
    if (!endTime) return '';
    if (state === 'ended') return t('endedOn', on(endTime));
    const left = dayOf(endTime - 1) - dayOf(now);
    if (left > lastDays) return t('endsOn', on(endTime));
    return left > 0 ? t('daysLeft', { n: left }) : t('lastDay');
  }
}
