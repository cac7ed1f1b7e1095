import { useState } from 'react';
import { words as password } from '#features/auth/words.en.ts';
import { PasswordOffer } from '#features/auth/PasswordOffer.tsx';
import { FirstLimits } from '#features/rg/FirstLimits.tsx';
import { words as protection } from '#features/rg/words.en.ts';
import { stores } from '#data/stores.ts';
import type { ModalBase } from '#nav/modal.ts';
import { Button } from '#ui/Button.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import typography from '#ui/typography.module.css';

/**
 * Welcomes a new player in one sheet: what comes, then limits to set or to decline (players RG-03), then a password for
 * who has none (checklist AU-01). It can't be skipped.
 */
export default function WelcomeModal({ close }: ModalBase) {
  const t = protection.use();
  const auth = password.use();
  const [lacksPassword] = useState(() => !stores.session.user?.hasPassword);
  const [step, setStep] = useState(0);
  const titles = [
    t('welcomeTitle', { brand: import.meta.env.VITE_BRAND_NAME }),
    t('careTitle'),
    ...(lacksPassword ? [auth('setPassword')] : []),
  ];
  const next = () => (step + 1 < titles.length ? setStep(step + 1) : close());
  return (
    <Sheet title={titles[step]!}>
      <p key={step} ref={focused} tabIndex={-1} className={typography['caption']}>
        {t('welcomeStep', { n: String(step + 1), of: String(titles.length) })}
      </p>
      {step === 0 && (
        <>
          <p>{t(lacksPassword ? 'welcomeText' : 'welcomeLimits')}</p>
          <Button kind="gold" wide onClick={next}>
            {t('welcomeNext')}
          </Button>
        </>
      )}
      {step === 1 && <FirstLimits onAnswer={next} />}
      {step === 2 && <PasswordOffer onDone={close} />}
    </Sheet>
  );
}

/** Each step begins with its number, for a screen reader and at the top of the sheet. */
const focused = (line: HTMLElement | null) => line?.focus();
