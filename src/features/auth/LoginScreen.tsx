import { Link } from 'wouter';
import { href, useQuery } from '#nav/href.ts';
import { Page } from '#shared/page/Page.tsx';
import { referralOf } from '#shared/identity/referral.ts';
import { words as shell } from '#i18n/words.en.ts';
import css from './Entry.module.css';
import { leavePage } from './Entry.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { useCarriedOver } from './useCarriedOver.ts';
import { LoginForms } from './forms/LoginForms.tsx';
import { words } from './words.en.ts';

/** Log-in by phone or account; `type` selects the tab (spec §2). */
export default function LoginScreen() {
  const t = words.use();
  const common = shell.use();
  const query = useQuery('/auth/login');
  useCarriedOver(query);
  return (
    <Page title={common('login')} back="/">
      <LoginForms
        key={query.type}
        first={query.type}
        invited={referralOf(query)}
        forgot={<ForgotLink />}
        onSignedIn={leavePage}
      />
      <p className={css['other']}>
        {t('noAccount')} <Link href={href('/auth/register')}>{common('register')}</Link>
      </p>
    </Page>
  );
}
