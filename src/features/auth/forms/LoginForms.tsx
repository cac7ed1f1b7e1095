import { useState, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { AccountForm } from './AccountForm.tsx';
import { SignInPage } from '../Entry.tsx';
import { phoneLogins, type LoginMethod } from '../loginMethods.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { PhonePasswordForm } from './PhonePasswordForm.tsx';
import { PhoneModes } from './PhoneModes.tsx';
import { takeReferral, type Referral } from '#shared/identity/referral.ts';
import { useOpenedEvent } from './useOpenedEvent.ts';
import { words } from '../words.en.ts';

interface LoginFormsProps {
  /** The method whose tab is open initially, if the operator offers it. */
  first?: LoginMethod;
  /** The referral from the address. */
  invited?: Referral;
  /** Link to the password reset. */
  forgot: ReactNode;
  onSignedIn: (returnTo: string | undefined) => unknown;
}

/** All log-in methods that the operator offers. */
export function LoginForms({ first, invited = {}, forgot, onSignedIn }: LoginFormsProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [referral] = useState(() => takeReferral(invited, Date.now()));
  useOpenedEvent('login_open');
  return (
    <SignInPage
      first={first}
      onSignedIn={onSignedIn}
      forms={{
        phone: (
          <PhoneModes
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
