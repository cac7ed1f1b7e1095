import { useSnapshot } from 'valtio';
import type { Activity } from '#contract/entities.ts';
import { isOffered } from '#contract/rewards/offered.ts';
import { stores } from '#data/stores.ts';
import { useOperatorTime } from '#data/useOperatorTime.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { useReply } from '#nav/useReply.ts';
import { useSettled } from '#nav/useSettled.ts';
import { invitesToInstall } from '#shared/activities/activityLink.ts';
import { ActivityPicture } from '#shared/activityTiles/ActivityPicture.tsx';
import { eventState } from '#shared/activityTiles/eventState.ts';
import { RewardPage, ForPlayers } from '#shared/claims/RewardPage.tsx';
import { ServerCountdown } from '#shared/claims/ServerCountdown.tsx';
import { SafeHtml } from '#shared/html/SafeHtml.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { RewardList } from '#shared/rewards/RewardList.tsx';
import { useProps } from '#shared/rewards/useProps.ts';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Progress } from '#ui/states/Progress.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import typography from '#ui/typography.module.css';
import css from '#shared/claims/RewardPage.module.css';
import { words } from '../words.en.ts';
import { EventButton } from './EventButton.tsx';
import { EventRewards } from './EventRewards.tsx';
import { eventWay } from './eventWay.ts';
import { isFor } from './eventLists.ts';
import { asMoney, isBare, isOfMoney, readEvent, type Bar } from './readEvent.ts';
import { useDates } from './useDates.ts';

/**
 * The general page of an activity of any type: steps, rules, dates, progress, its button, and the player's rewards
 * from it (BO-02, A-99).
 */
export function EventPage({ id }: { id: number }) {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  const { clockOffset, config } = useSnapshot(stores.settings);
  const reply = useReply('getActivityIds', {});
  const settled = useSettled('getActivityIds', {});
  const now = Math.max(useOperatorTime(), reply.at + clockOffset);
  const find = (map: Readonly<Record<string, Activity>> = {}) =>
    Object.values(map).find(
      (each) => each.id === id && isOffered(config?.features, each.activityType) && !invitesToInstall(each),
    );
  const known = find(reply.value?.activityMap);
  const title = (known && isFor(known, userId) && known.title) || t('events');
  return (
    <RewardPage title={title} back="/bonus/event" reply={reply} open>
      {({ activityMap }) => {
        const activity = find(activityMap);
        if (!activity && !settled) return <Skeleton lines={8} />;
        if (!activity)
          return (
            <EmptyState picture="/icons/states/noRecords.svg" title={t('eventGone')}>
              <LinkButton to={href('/bonus/event')}>{t('toAllEvents')}</LinkButton>
            </EmptyState>
          );
        return isFor(activity, userId) ? (
          <Content activity={activity} now={now} onStart={() => void reply.retry()} />
        ) : (
          <ForPlayers />
        );
      }}
    </RewardPage>
  );
}

interface ContentProps {
  activity: Readonly<Activity>;
  /** The operator's time, epoch milliseconds. */
  now: number;
  onStart: () => void;
}

function Content({ activity, now, onStart }: ContentProps) {
  const t = words.use();
  const dates = useDates(activity, now);
  const state = eventState(activity, now);
  const { userId } = useSnapshot(stores.session);
  const running = eventWay(activity, userId, useKnownAddress());
  const way = state === 'running' ? running : undefined;
  const event = readEvent(activity);
  const { text, html, button, steps, rules, awards, turnover, bars } = event;
  const bare = isBare(event);
  return (
    <>
      <ActivityPicture activity={activity} />
      {dates && <p className={typography['caption']}>{dates}</p>}
      {state === 'upcoming' && (
        <p>
          {t('startsIn')} <ServerCountdown label={t('startsIn')} until={activity.startTime!} onEndSoon={onStart} />
        </p>
      )}
      {text && <p>{text}</p>}
      {html && <SafeHtml html={html} />}
      {bars.length > 0 && (
        <Card>
          <h2 className={typography['subheading']}>{t('progress')}</h2>
          {bars.map((bar, place) => (
            <ProgressBar key={place} bar={bar} />
          ))}
        </Card>
      )}
      {awards.length > 0 && bars.length === 0 && (
        <Card>
          <h2 className={typography['subheading']}>{t('eventAwards')}</h2>
          <RewardList rewards={awards} />
        </Card>
      )}
      <Lines title={t('steps')} lines={steps} ordered />
      <Lines title={t('rules')} lines={rules} />
      {turnover > 0 && <p className={typography['caption']}>{t('eventTurnover', { n: String(turnover) })}</p>}
      {bare && way && <p>{t('eventHere')}</p>}
      {way && <EventButton activity={activity} way={way} text={button} />}
      {bare && !way && <Bare />}
      {userId !== 0 && <EventRewards activityType={activity.activityType} />}
      {state === 'ended' && <LinkButton to={href('/bonus/event')}>{t('toAllEvents')}</LinkButton>}
    </>
  );
}

/** The fallback if the operator describes nothing. */
function Bare() {
  const t = words.use();
  return (
    <EmptyState picture="/icons/states/noRecords.svg" title={t('eventBare')} text={t('eventBareText')}>
      <LinkButton to={href('/service')}>{t('askSupport')}</LinkButton>
    </EmptyState>
  );
}

/** Steps or rules; nothing without any. */
function Lines({ title, lines, ordered }: { title: string; lines: readonly string[]; ordered?: boolean }) {
  if (lines.length === 0) return null;
  const List = ordered ? 'ol' : 'ul';
  return (
    <Card>
      <h2 className={typography['subheading']}>{title}</h2>
      <List className={css['steps']}>
        {lines.map((line, place) => (
          <li key={place}>{line}</li>
        ))}
      </List>
    </Card>
  );
}

function ProgressBar({ bar }: { bar: Bar }) {
  const t = words.use();
  const propOf = useProps();
  const { done, need, awards } = bar;
  const money = isOfMoney(bar);
  const amount = (number: number) => (money ? formatMoney(asMoney(number)) : String(number));
  const isReached = done >= need;
  const given = awards.map(({ id, count }) => propOf(id).textOf(count)).join(' + ');
  return (
    <Progress
      label={money ? given || t('depositsInAll') : t('daysInRow', { awards: given })}
      value={done}
      max={need}
      text={t(isReached ? 'reached' : 'progressOf', { done: amount(done), need: amount(need) })}
    />
  );
}
