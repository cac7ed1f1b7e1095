import { useSnapshot } from 'valtio';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { Page } from '#shared/page/Page.tsx';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import { ListRow } from '#ui/lists/ListRow.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { CopyId } from './CopyId.tsx';
import { portraitOf } from './identity.ts';
import { cardClass } from '#ui/cardClass.ts';
import css from './MemberScreen.module.css';
import { LoginMethods } from './LoginMethods.tsx';
import { words } from './words.en.ts';

/** The player's nickname, picture and log-in methods (ME-01, AU-06). */
export default function ProfileScreen() {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  return (
    <Page title={t('profile')} back="/member">
      {user ? <Profile user={user} /> : <Skeleton lines={6} />}
    </Page>
  );
}

/** Text keys of the identity check's status, by `kycStates`. */
const identityTexts = ['identityNone', 'identityPending', 'identityPassed', 'identityRejected'] as const;

type User = NonNullable<(typeof stores.session)['user']>;

function Profile({ user }: { user: Pick<User, 'id' | 'nickname' | 'avatar' | 'avatarOther' | 'hasKyc'> }) {
  const t = words.use();
  const id = String(user.id);
  const hasDetails = useFeature('personalDetails');
  const canChange = useFeature('profile');
  const picture = <Avatar src={portraitOf(user)} name={user.nickname} />;
  return (
    <>
      {canChange ? (
        <button type="button" className={css['picture']} onClick={() => void show('avatar', {}).catch(report)}>
          {picture}
          <span>{t('changeAvatar')}</span>
        </button>
      ) : (
        <div className={css['picture']}>{picture}</div>
      )}
      <section className={cardClass('list')}>
        <ListRow
          title={t('nickname')}
          text={user.nickname}
          {...(canChange && { onPress: () => void show('nickname', {}).catch(report) })}
        />
        <ListRow
          title={t('playerId')}
          text={id}
          end={
            <span className={css['copy']}>
              <CopyId id={id} />
            </span>
          }
        />
        {hasDetails && <ListRow title={t('info')} text={t('infoText')} href={href('/member/profile/info')} />}
        <ListRow
          title={t('identity')}
          text={t(identityTexts[user.hasKyc ?? 0] ?? 'identityNone')}
          href={href('/member/profile/kyc')}
        />
      </section>
      <LoginMethods />
    </>
  );
}
