import { Link } from 'wouter';
import { href, useQuery } from '#nav/href.ts';
import { Page } from '#shared/page/Page.tsx';
import { words as shell } from '#i18n/words.en.ts';
import css from './Entry.module.css';
import { leavePage } from './Entry.tsx';
import { referralOf } from '#shared/identity/referral.ts';
import { RegisterForms } from './forms/RegisterForms.tsx';
import { useCarriedOver } from './useCarriedOver.ts';
import { words } from './words.en.ts';

/** Registration by phone or account; an invitation in the address is stored until somebody registers here (AU-11). */
export default function RegisterScreen() {
  const t = words.use();
  const common = shell.use();
  const query = useQuery('/auth/register');
  useCarriedOver(query);
  return (
    <Page title={common('register')} back="/">
      <RegisterForms invited={referralOf(query)} onSignedIn={leavePage} />
      <p className={css['other']}>
        {t('haveAccount')} <Link href={href('/auth/login')}>{common('login')}</Link>
      </p>
    </Page>
  );
}
