import { useId } from 'react';
import { useSnapshot } from 'valtio';
import * as activityTypes from '#contract/activityTypes.ts';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import { useReply } from '#nav/useReply.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { useRunning } from '#shared/activities/useRuns.ts';
import { chat } from '#shared/support/chat.ts';
import { shellParts } from '#shared/page/shellParts.ts';
import { Drawing } from '#ui/media/Drawing.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { cardClass } from '#ui/cardClass.ts';
import layout from '#ui/layout.module.css';
import { words } from './words.en.ts';

/** A checklist with its first item ticked. */
const checklist = 'M3.5 6.5 5 8l3-3.5M11 6.5h9M11 12h9M11 17.5h9M5.5 12h.1M5.5 17.5h.1';

const entries = [
  [
    { to: href('/member/profile'), icon: <Icon name="person" />, key: 'profile' },
    { to: href('/activity/bank'), icon: <Drawing path={checklist} />, key: 'bind' },
    { to: href('/wallets/record'), icon: <Icon name="list" />, key: 'records' },
    { to: href('/member/report'), icon: <Icon name="chart" />, key: 'report' },
    { to: href('/member/retrieve-balance'), icon: <Icon name="wallet" />, key: 'retrieve' },
  ],
  [
    { to: href('/email'), icon: <Icon name="mail" />, key: 'mail' },
    { to: href('/share'), icon: <Icon name="people" />, key: 'invite' },
    { to: href('/points'), icon: <Icon name="gift" />, key: 'points' },
    { to: href('/member/games'), icon: <Icon name="heart" />, key: 'games' },
  ],
  [
    { to: href('/service'), icon: <Icon name="help" />, key: 'help' },
    { to: href('/feedback'), icon: <Icon name="message" />, key: 'feedback' },
    { to: href('/member/self-limited'), icon: <Icon name="shield" />, key: 'protection' },
    { to: href('/member/settings'), icon: <Icon name="gear" />, key: 'settings' },
    { to: href('/member/sessions'), icon: <Icon name="device" />, key: 'sessions' },
  ],
] as const;

/** The activities of the agents' page. */
const agentTypes = [activityTypes.Agent5, activityTypes.Agent, activityTypes.AgentCount];

type Key = (typeof entries)[number][number]['key'];

/**
 * The menu of the profile page in three parts: money, play and account, with the points shop and the bind tasks while
 * available (Q-03, FD-02), without pages of features that the operator lacks. It waits for the activities, as late rows would move the others.
 */
export function Menu() {
  const t = words.use();
  const id = useId();
  const { user } = useSnapshot(stores.session);
  const { parts } = useSnapshot(shellParts);
  const { value, failure } = useReply('getActivityIds', {});
  const { unread } = useSnapshot(stores.mail);
  const { unread: messages } = useSnapshot(chat);
  const running = useRunning();
  const runs = (type: number) => running.some(({ activityType }) => activityType === type);
  const exists = useKnownAddress();
  const agents = href('/agent', { tabActive: 'invite' });
  const invite = exists(agents) && (!value || agentTypes.some(runs)) ? agents : href('/share');
  const hidden: Key[] = [];
  if (!runs(activityTypes.points)) hidden.push('points');
  if (!runs(activityTypes.Bind)) hidden.push('bind');
  const texts: Partial<Record<Key, string>> = {
    ...(unread && { mail: t('unread', { n: unread }) }),
    ...(messages && { help: t('newMessages', { n: messages }) }),
  };
  const unset = user && !user.hasPassword ? t('noPassword') : undefined;
  if (!value && !failure) return <Skeleton lines={screenful} />;
  return (
    <nav className={layout['stack3']} aria-label={t('entries')}>
      {entries.map((group, index) => (
        <div key={group[0].key} className={cardClass('list')}>
          {group
            .map((entry) => (entry.key === 'invite' ? { ...entry, to: invite } : entry))
            .filter(({ to, key }) => exists(to) && !hidden.includes(key))
            .map(({ to, icon, key }) => (
              <ListRow
                key={key}
                href={to}
                describedBy={id + key}
                start={
                  <>
                    {icon}
                    {parts && <parts.EntryDot path={to} id={id + key} />}
                  </>
                }
                title={t(key)}
                text={texts[key]}
              />
            ))}
          {index === entries.length - 1 && (
            <ListRow
              start={<Icon name="lock" />}
              title={t('password')}
              text={unset}
              onPress={() => void show('password', {}).catch(report)}
            />
          )}
        </div>
      ))}
    </nav>
  );
}
