import { codeTypes } from '#contract/loginKinds.ts';
import { codeError } from '#shared/otp/codeError.ts';
import { OtpField } from '#shared/otp/OtpField.tsx';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { KnownPassword } from './PasswordFields.tsx';
import { useHadPassword } from './PasswordForm.tsx';
import { knownPasswordError, spanOf } from './rules.ts';
import { useCodeProof } from './useCodeProof.ts';
import { useEntryForm } from './useEntryForm.ts';
import { words } from '../words.en.ts';

interface ProofFormProps {
  /** The submit button's label. */
  submit: string;
  /** Called with the proof; a refusal is shown in this form. */
  onProof: (proof: { password: string } | { smsCode: string }) => Promise<unknown>;
}

/** Verifies the player for a change of a log-in method: by password, or by a code to their own number. */
export function ProofForm({ submit, onProof }: ProofFormProps) {
  const t = words.use();
  const { config } = useSnapshot(stores.settings);
  const code = useCodeProof(!useHadPassword());

  const form = useEntryForm({
    initial: { oldPassword: '', smsCode: '' },
    check: ({ oldPassword, smsCode }) => ({
      oldPassword: code.needed ? null : knownPasswordError(oldPassword),
      smsCode: code.needed ? codeError(smsCode, spanOf(config, 'smsCode')) : null,
    }),
    send: ({ oldPassword, smsCode }) => code.ask(() => onProof(code.needed ? { smsCode } : { password: oldPassword })),
  });

  return (
    <OperatorForm form={form} submit={submit}>
      {code.needed ? (
        <OtpField form={form} purpose={codeTypes.security} />
      ) : (
        <KnownPassword label={t('oldPassword')} field={form.text('oldPassword')} />
      )}
    </OperatorForm>
  );
}
