import { useSnapshot } from 'valtio';
import type { codeTypes } from '#contract/loginKinds.ts';
import { useFeature } from '#data/features.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { OtpField, type OtpForm } from '#shared/otp/OtpField.tsx';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './MoneyForm.module.css';
import { words } from './words.en.ts';

interface OwnCodeProps {
  form: OtpForm;
  purpose: (typeof codeTypes)[keyof typeof codeTypes];
}

/** Field for a one-time code sent to the player's own number; a player without a number is asked to add one. */
export function OwnCode({ form, purpose }: OwnCodeProps) {
  const t = words.use();
  const { user } = useSnapshot(stores.session);
  const canAdd = useFeature('loginMethods');
  if (!user || user.mobile) return <OtpField form={form} purpose={purpose} />;
  return (
    <div className={`${css['foot']} ${layout['stack2']}`}>
      <p className={typography['caption']}>{t('codeNeedsNumber')}</p>
      {canAdd && <Button onClick={() => void show('bind', { method: 'phone' }).catch(report)}>{t('addNumber')}</Button>}
    </div>
  );
}
