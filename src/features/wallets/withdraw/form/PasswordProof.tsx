import { useSnapshot } from 'valtio';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { Button } from '#ui/Button.tsx';
import { PasswordField } from '#shared/password/PasswordField.tsx';
import { digitsIn } from '#shared/forms/digits.ts';
import { digitsOf, type WithdrawalForm } from './useWithdrawalForm.ts';
import layout from '#ui/layout.module.css';
import { words } from '../words.en.ts';

/** Confirms a withdrawal with the safebox's password; a player without one is led to set one. */
export function PasswordProof({ form }: { form: WithdrawalForm }) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const { user } = useSnapshot(stores.session);
  const digits = digitsIn(digitsOf(config, 'safeboxPassword'));

  if (user && !user.hasSafeboxPassword) {
    return (
      <div className={layout['stack3']}>
        <p>{t('needSafebox')}</p>
        <Button onClick={() => void show('safebox', {}).catch(report)}>{t('setPassword')}</Button>
      </div>
    );
  }
  return (
    <PasswordField
      {...form.text('password', t('passwordHint', { digits }))}
      label={t('password')}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
