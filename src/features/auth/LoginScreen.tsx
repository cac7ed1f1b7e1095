import { Link } from 'wouter';
import { href, useQuery } from '#nav/href.ts';
import { Page } from '#shared/page/Page.tsx';
import { words as shell } from '#i18n/words.ts';
import css from './Entry.module.css';
import { leavePage } from './Entry.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { LoginForms } from './forms/LoginForms.tsx';
import { words } from './words.ts';

/** Log-in by phone or account; `type` selects the tab (spec §2). */
export default function LoginScreen() {
  const t = words.use();
  const common = shell.use();
  const { type } = useQuery('/auth/login');
  return (
    <Page title={common('login')} back="/">
      <LoginForms key={type} first={type} forgot={<ForgotLink />} onSignedIn={leavePage} />
      <p className={css['other']}>
        {t('noAccount')} <Link href={href('/auth/register')}>{common('register')}</Link>
      </p>
    </Page>
  );
}
