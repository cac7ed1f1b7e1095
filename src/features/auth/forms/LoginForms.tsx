import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { AccountForm } from './AccountForm.tsx';
import { SignInPage } from '../Entry.tsx';
import { phoneLogins, type Way } from '../kinds.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { PhonePasswordForm } from './PhonePasswordForm.tsx';
import { PhoneWays } from './PhoneWays.tsx';
import { takeReferral } from '../referral.ts';
import { useOpened } from './useOpened.ts';
import { words } from '../words.ts';

interface LoginFormsProps {
  /** The method whose tab is open initially, if the operator offers it. */
  first?: Way;
  /** Link to the password reset. */
  forgot: ReactNode;
  onIn: (wanted: string | undefined) => unknown;
}

/** All log-in methods that the operator offers. */
export function LoginForms({ first, forgot, onIn }: LoginFormsProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [referral] = useState(() => takeReferral({}, Date.now()));
  useOpened('login_open');
  return (
    <SignInPage
      first={first}
      onIn={onIn}
      forms={{
        phone: (
          <PhoneWays
            modes={phoneLogins(config)}
            names={{ code: t('withCode'), password: t('withPassword') }}
            forms={{ code: <PhoneForm referral={referral} />, password: <PhonePasswordForm forgot={forgot} /> }}
          />
        ),
        account: <AccountForm forgot={forgot} />,
      }}
    />
  );
}
