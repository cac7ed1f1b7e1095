import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { SignInPage } from '../Entry.tsx';
import { phoneRegistrations, provesNumber } from '../loginMethods.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { PhoneRegistrationForm } from './PhoneRegistrationForm.tsx';
import { PhoneModes } from './PhoneModes.tsx';
import { takeReferral, type Referral } from '#shared/identity/referral.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useOpenedEvent } from './useOpenedEvent.ts';
import { words } from '../words.en.ts';

interface RegisterFormsProps {
  /** The referral from the address. */
  invited: Referral;
  onSignedIn: (returnTo: string | undefined) => unknown;
}

/** All registration methods that the operator offers (AU-04). */
export function RegisterForms({ invited, onSignedIn }: RegisterFormsProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [referral] = useState(() => takeReferral(invited, Date.now()));
  useOpenedEvent('register_open');
  return (
    <SignInPage
      onSignedIn={onSignedIn}
      forms={{
        phone: (
          <PhoneModes
            modes={phoneRegistrations(config)}
            names={{ code: t('registerByCode'), password: t('registerByPassword') }}
            forms={{
              code: <PhoneForm referral={referral} registering />,
              password: <PhoneRegistrationForm referral={referral} withCode={provesNumber(config)} />,
            }}
          />
        ),
        account: <RegistrationForm referral={referral} />,
      }}
    />
  );
}
