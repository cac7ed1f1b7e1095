import { Link } from 'wouter';
import { useSnapshot } from 'valtio';
import { formatMoney } from '#i18n/money.ts';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { stores } from '#data/stores.ts';
import { vipIconOf } from '#shared/theme/vipIcon.ts';
import { vipTheme } from '#shared/theme/vipTheme.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import { Badge } from '#ui/Badge.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { inTime } from '#ui/states/inTime.ts';
import { Picture } from '#ui/media/Picture.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { CopyId } from './CopyId.tsx';
import { maskMobile } from '#shared/forms/maskMobile.ts';
import { portraitOf } from './identity.ts';
import { LastLogin } from './LastLogin.tsx';
import { nextLevel } from './nextLevel.ts';
import css from './MemberScreen.module.css';
import { words } from './words.en.ts';

/** The player's picture, name, id and, where the operator has VIP levels, the player's. */
export function Identity() {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const { onLine, failing } = useSnapshot(stores.network);
  const hasVip = useFeature('vip');
  // Waits for the operator's config, as the level's name in it may take a separate line.
  if (!user || (!config && onLine && !failing)) return <Skeleton lines={5} />;

  const id = String(user.id);
  const vip = user.vip ?? 0;
  const rank = Object.values(config?.vipMap ?? {}).find(({ level }) => level === vip);
  const next = nextLevel(config?.userLevelConfigs, user);
  const mark = vipIconOf(rank?.icon, vipTheme(vip, config?.vipMap) ?? 0);
  return (
    <section className={css['identity']}>
      <Link href={href('/member/profile')} className={css['portrait']} aria-label={t('profile')}>
        <Avatar src={portraitOf(user)} name={user.nickname} />
      </Link>
      <div className={css['who']}>
        <p className={css['nickname']}>{user.nickname}</p>
        <p className={css['fact']}>
          {t('id', { id })}
          <CopyId id={id} />
          {user.mobile && <span>{maskMobile(user.mobile)}</span>}
        </p>
        <p className={css['ranks']}>
          {hasVip && (
            <>
              <Picture ref={inTime} src={mark} width={28} height={28}>
                <Icon name="shield" />
              </Picture>
              <Badge kind="play">{[t('vip', { n: vip }), rank?.name].filter(Boolean).join(' · ')}</Badge>
            </>
          )}
          {user.userLevel ? <Badge>{t('level', { n: user.userLevel })}</Badge> : null}
        </p>
        {next && <p className={css['fact']}>{t('toLevel', { amount: formatMoney(next.from), n: next.level })}</p>}
        <LastLogin />
      </div>
    </section>
  );
}
