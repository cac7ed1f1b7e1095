import type { Snapshot } from 'valtio';
import type { AccountKind } from '#contract/endpoints/accounts.ts';
import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { lengthsText } from './rules.ts';
import { words } from './words.en.ts';

interface AccountFieldsProps {
  /** The result of `useMoneyForm`, for values with these names. */
  form: {
    text(
      name: 'accountNo' | 'accountName' | 'branch',
      hint?: string,
    ): Pick<FieldProps, 'name' | 'value' | 'onChange' | 'hint' | 'error'>;
  };
  kind: Snapshot<AccountKind> | undefined;
  /** The player's verified name, or empty. */
  verified: string;
  /** The masked number that is kept if none is typed. */
  known?: string;
}

/** Fields for number, holder and, for a bank, branch of a receiving account. */
export function AccountFields({ form, kind, verified, known }: AccountFieldsProps) {
  const t = words.use();
  const digits = kind ? lengthsText(kind.lengths) : '';
  const shape = kind?.prefix ? t('digitsFrom', { digits, prefix: kind.prefix }) : digits && t('digits', { digits });
  const hint = known ? t('keepNumber', { number: known }) : shape;
  return (
    <>
      <Field
        {...form.text('accountNo', hint || undefined)}
        label={t('number')}
        linesApart
        inputMode="numeric"
        autoComplete="off"
        spellCheck={false}
      />
      <Field
        {...form.text('accountName', t(verified ? 'holderOwn' : 'holderHint'))}
        label={t('holder')}
        linesApart
        autoComplete="name"
        spellCheck={false}
      />
      {kind?.name === 'bank' && <Field {...form.text('branch')} label={t('branch')} autoComplete="off" />}
    </>
  );
}
