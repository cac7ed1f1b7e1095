import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { SignInPage } from '../Entry.tsx';
import { phoneRegistrations, provesNumber } from '../kinds.ts';
import { PhoneForm } from './PhoneForm.tsx';
import { PhoneRegistrationForm } from './PhoneRegistrationForm.tsx';
import { PhoneWays } from './PhoneWays.tsx';
import { takeReferral, type Referral } from '../referral.ts';
import { RegistrationForm } from './RegistrationForm.tsx';
import { useOpened } from './useOpened.ts';
import { words } from '../words.ts';

interface RegisterFormsProps {
  /** The referral from the address. */
  invited: Referral;
  onIn: (wanted: string | undefined) => unknown;
}

/** All registration methods that the operator offers (AU-04). */
export function RegisterForms({ invited, onIn }: RegisterFormsProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const [referral] = useState(() => takeReferral(invited, Date.now()));
  useOpened('register_open');
  return (
    <SignInPage
      onIn={onIn}
      forms={{
        phone: (
          <PhoneWays
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
