import { useSnapshot } from 'valtio';
import type { UserOther } from '#contract/endpoints/member.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { Page } from '#shared/page/Page.tsx';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { areLocked, detailNames, detailsOf } from './details.ts';
import { InfoForm } from './InfoForm.tsx';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import css from './MemberScreen.module.css';
import { words } from './words.en.ts';

/** The personal details that the operator needs: editable until the identity is verified (ME-02). */
export default function InfoScreen() {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const { value, failure, retry } = useReply('appUserOther', {});

  let content = <Skeleton lines={8} />;
  if (value && user) content = areLocked(user.hasKyc) ? <Locked stored={value} /> : <InfoForm stored={value} />;
  else if (failure) content = <Failed failure={failure} onRetry={retry} />;
  return (
    <Page title={t('info')} back="/member/profile">
      {content}
    </Page>
  );
}

function Locked({ stored }: { stored: Readonly<UserOther> }) {
  const t = words.use();
  const details = detailsOf(stored);
  return (
    <>
      <p className={typography['caption']}>{t('locked')}</p>
      <dl className={`${cardClass('list')} ${css['details']}`}>
        {detailNames
          .filter((name) => details[name] !== '')
          .map((name) => (
            <div key={name}>
              <dt>{t(name)}</dt>
              <dd>{details[name]}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
