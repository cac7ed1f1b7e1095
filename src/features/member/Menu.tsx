import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { activityTypes } from '#contract/activityTypes.ts';
import { isOffered, isOn } from '#contract/features.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { shellParts } from '#shared/page/shellParts.ts';
import { Drawing } from '#ui/media/Drawing.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { MoreIcon } from '#ui/media/MoreIcon.tsx';
import css from './MemberScreen.module.css';
import { words } from './words.ts';

const bubble = 'M4 5h16v12h-9l-5 4v-4H4zM8 9.5h8M8 13h5';

const entries = [
  { to: href('/member/profile'), icon: <Icon name="person" />, key: 'profile' },
  { to: href('/points'), icon: <MoreIcon name="gift" />, key: 'points' },
  { to: href('/activity/bank'), icon: <MoreIcon name="check" />, key: 'bind' },
  { to: href('/member/report'), icon: <MoreIcon name="chart" />, key: 'report' },
  { to: href('/member/retrieve-balance'), icon: <MoreIcon name="download" />, key: 'retrieve' },
  { to: href('/member/games'), icon: <Icon name="heart" />, key: 'games' },
  { to: href('/member/self-limited'), icon: <MoreIcon name="shield" />, key: 'protection' },
  { to: href('/feedback'), icon: <Drawing path={bubble} />, key: 'feedback' },
  { to: href('/member/settings'), icon: <MoreIcon name="gear" />, key: 'settings' },
  { to: href('/member/sessions'), icon: <MoreIcon name="device" />, key: 'sessions' },
] as const;

/** The menu of the profile page, with the points shop and the bind tasks while there are some (Q-03, FD-02); the password is last, because it opens a dialog instead of a page. */
export function Menu() {
  const t = words.use();
  const id = useId();
  const { user } = useSnapshot(stores.session);
  const { parts } = useSnapshot(shellParts);
  const { value } = useReply('getActivityIds', {});
  const { config } = useSnapshot(stores.settings);
  const runs = (type: number) =>
    isOffered(config?.features, type) &&
    Object.values(value?.activityMap ?? {}).some((each) => each.activityType === type);
  const shown = {
    points: runs(activityTypes.points),
    bind: runs(activityTypes.Bind),
    feedback: isOn(config?.features, 'feedback'),
  };
  const unset = user && !user.hasPassword ? t('noPassword') : undefined;
  return (
    <nav className={css['entries']} aria-label={t('entries')}>
      {entries
        .filter(({ key }) => !(key in shown) || shown[key as keyof typeof shown])
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
          />
        ))}
      <ListRow
        start={<MoreIcon name="lock" />}
        title={t('password')}
        text={unset}
        onPress={() => void show('password', {}).catch(report)}
      />
    </nav>
  );
}
