import { Link } from 'wouter';
import { href } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { words as shell } from '#i18n/words.en.ts';
import css from './Entry.module.css';
import { ForgotForm } from './forms/ForgotForm.tsx';
import { words } from './words.en.ts';

/** Resets a forgotten password (spec §2). */
export default function ForgetScreen() {
  const t = words.use();
  const common = shell.use();
  const isShown = useIsShown();
  const toLogin = () => {
    if (isShown()) void go(href('/auth/login'), { replace: true });
  };
  return (
    <Page title={t('forgotTitle')} back="/auth/login">
      <ForgotForm onDone={toLogin} />
      <p className={css['other']}>
        {t('remembered')} <Link href={href('/auth/login')}>{common('login')}</Link>
      </p>
    </Page>
  );
}
