import { useState } from 'react';
import { Link } from 'wouter';
import { href, useQuery } from '../../app/href.ts';
import { Page } from '../../app/Page.tsx';
import { words as shell } from '../../app/words.ts';
import css from './auth.module.css';
import { Entry, fromPage } from './Entry.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { referralOf, takeReferral } from './referral.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useOpened } from './useOpened.ts';
import { words } from './words.ts';

/** Registration by phone or account; an invite in the address is kept until somebody registers here (AU-11). */
export default function RegisterScreen() {
  const t = words.use();
  const common = shell.use();
  const query = useQuery('/auth/register');
  const [referral] = useState(() => takeReferral(referralOf(query), Date.now()));
  useOpened('register_open');
  return (
    <Page title={common('register')} back="/">
      <Entry
        forms={{
          phone: <PhoneForm referral={referral} registering />,
          account: <RegistrationForm referral={referral} />,
        }}
        onIn={fromPage}
      />
      <p className={css['other']}>
        {t('haveAccount')} <Link href={href('/auth/login')}>{common('login')}</Link>
      </p>
    </Page>
  );
}
