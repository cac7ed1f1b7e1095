import { useState } from 'react';
import { Link } from 'wouter';
import { href, useQuery } from '../../app/href.ts';
import { Page } from '../../app/Page.tsx';
import { words as shell } from '../../app/words.ts';
import { AccountForm } from './AccountForm.tsx';
import css from './auth.module.css';
import { Entry, fromPage } from './Entry.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { takeReferral } from './referral.ts';
import { useOpened } from './useOpened.ts';
import { words } from './words.ts';

/** Log-in by phone or account; `type` says which tab is open (spec §2). */
export default function LoginScreen() {
  const t = words.use();
  const common = shell.use();
  const { type } = useQuery('/auth/login');
  const [referral] = useState(() => takeReferral({}, Date.now()));
  useOpened('login_open');
  return (
    <Page title={common('login')} back="/">
      <Entry
        key={type}
        first={type}
        forms={{ phone: <PhoneForm referral={referral} />, account: <AccountForm /> }}
        onIn={fromPage}
      />
      <p className={css['other']}>
        {t('noAccount')} <Link href={href('/auth/register')}>{common('register')}</Link>
      </p>
    </Page>
  );
}
