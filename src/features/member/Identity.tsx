import { useSnapshot } from 'valtio';
import { Balance } from '../../app/Balance.tsx';
import { stores } from '../../app/stores.ts';
import { toast } from '../../app/toasts.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { avatarAddress, maskMobile } from './identity.ts';
import css from './member.module.css';
import { words } from './words.ts';

/** Who the player is, and the balance. */
export function Identity() {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  if (!user) return <Skeleton lines={3} />;

  const id = String(user.id);
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toast(t('copied')),
      () => toast(t('copyFailed', { id })),
    );

  return (
    <section className={css['identity']}>
      <Avatar src={avatarAddress(user.avatar)} name={user.nickname} />
      <div className={css['who']}>
        <p className={css['nickname']}>{user.nickname}</p>
        <p className={css['fact']}>
          {t('id', { id })}
          <button type="button" className={css['copy']} aria-label={t('copyId')} onClick={() => void copy()}>
            <Icon name="copy" />
          </button>
        </p>
        {user.mobile && <p className={css['fact']}>{maskMobile(user.mobile)}</p>}
        <ul className={css['ranks']}>
          <li>{t('vip', { n: user.vip ?? 0 })}</li>
          <li>{t('level', { n: user.userLevel ?? 0 })}</li>
        </ul>
      </div>
      <Balance />
    </section>
  );
}
