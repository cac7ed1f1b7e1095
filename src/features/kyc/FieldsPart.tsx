import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import layout from '#ui/layout.module.css';
import { nameOf } from './names.ts';
import { isIdType, namesOf, type TextName } from './steps.ts';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

/** Input attributes of the fields that aren't plain text. */
const kinds: Partial<Record<TextName, Partial<FieldProps>>> = {
  idNo: { linesApart: true, autoComplete: 'off', autoCapitalize: 'characters', spellCheck: false },
  realName: { linesApart: true, autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  expiry: { type: 'date' },
  region: { autoComplete: 'address-level1' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  zip: { linesApart: true, inputMode: 'numeric', autoComplete: 'postal-code' },
};

/** The fields of the document's details, or of the address. */
export function FieldsPart({ step, application }: { step: 'details' | 'address'; application: Application }) {
  const t = words.use();
  const { form, toCorrect } = application;
  const { idType } = form.values;
  const hints: Partial<Record<TextName, string>> = {
    ...(isIdType(idType) && { idNo: t(`${idType}Hint`) }),
    realName: t('realNameHint'),
    expiry: t('expiryHint'),
  };
  const names = namesOf[step] as readonly TextName[];
  return (
    <div className={layout['stack4']}>
      {names.map((name) => (
        <Field
          key={name}
          {...kinds[name]}
          {...form.text(name, toCorrect.includes(name) ? t('toCorrect') : hints[name])}
          label={t(nameOf(name)!)}
        />
      ))}
    </div>
  );
}
