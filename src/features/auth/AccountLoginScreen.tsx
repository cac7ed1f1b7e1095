import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { Page } from '#shared/page/Page.tsx';
import { words as shell } from '#i18n/words.en.ts';
import { AccountForm } from './forms/AccountForm.tsx';
import css from './Entry.module.css';
import { VisitorsOnly, leavePage } from './Entry.tsx';
import { ForgotLink } from './ForgotLink.tsx';
import { useOpenedEvent } from './forms/useOpenedEvent.ts';
import { words } from './words.en.ts';

/** Log-in by account only (spec §2). */
export default function AccountLoginScreen() {
  const t = words.use();
  const common = shell.use();
  useOpenedEvent('login_open');
  return (
    <Page title={common('login')} back="/auth/login">
      <VisitorsOnly onSignedIn={leavePage}>
        <AccountForm forgot={<ForgotLink />} />
      </VisitorsOnly>
      <p className={css['other']}>
        {t('noAccount')} <Link href={href('/auth/register')}>{common('register')}</Link>
      </p>
    </Page>
  );
}
