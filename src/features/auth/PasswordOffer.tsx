import { Button } from '#ui/Button.tsx';
import { PasswordForm } from './forms/PasswordForm.tsx';
import { words } from './words.en.ts';

/** Offers a new player without a password to set one, or not (checklist AU-01). */
export function PasswordOffer({ onDone }: { onDone: () => void }) {
  const t = words.use();
  return (
    <>
      <p>{t('passwordOffer')}</p>
      <PasswordForm hasOne={false} onDone={onDone} />
      <Button wide onClick={onDone}>
        {t('notNow')}
      </Button>
    </>
  );
}
