import { useState } from 'react';
import type { UserOther } from '#contract/endpoints/member.ts';
import { plain } from '#contract/typed/plain.ts';
import { lastBirthday } from '#shared/forms/person.ts';
import { toast } from '#nav/toasts.ts';
import { app } from '#data/worker.ts';
import { OperatorForm } from '#shared/forms/OperatorForm.tsx';
import { Field, type FieldProps } from '#ui/forms/Field.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { changesOf, detailNames, detailsOf, type DetailName } from './details.ts';
import typography from '#ui/typography.module.css';
import css from './MemberScreen.module.css';
import { detailError } from './rules.ts';
import { useMemberForm } from './useMemberForm.ts';
import { words } from './words.en.ts';

/** Input attributes of the fields that aren't plain text. */
const kinds: Partial<Record<DetailName, Partial<FieldProps>>> = {
  realName: { linesApart: true, autoComplete: 'name' },
  birthday: { type: 'date', autoComplete: 'bday' },
  email: { type: 'email', autoComplete: 'email', autoCapitalize: 'none' },
  region: { autoComplete: 'address-level1' },
  city: { autoComplete: 'address-level2' },
  address: { autoComplete: 'street-address' },
  zip: { linesApart: true, inputMode: 'numeric', autoComplete: 'postal-code' },
};

const groups: readonly { key: 'aboutYou' | 'yourAddress' | 'yourWork'; names: readonly DetailName[] }[] = [
  { key: 'aboutYou', names: ['realName', 'birthday', 'gender', 'email', 'nationality'] },
  { key: 'yourAddress', names: ['region', 'province', 'city', 'barangay', 'address', 'zip'] },
  { key: 'yourWork', names: ['occupation', 'sourceOfFunds'] },
];

/** Form of the personal details; only changed values are sent. */
export function InfoForm({ stored }: { stored: Readonly<UserOther> }) {
  const t = words.use();
  const [before, setBefore] = useState(() => detailsOf(stored));

  const form = useMemberForm({
    initial: before,
    check: (values) =>
      Object.fromEntries(detailNames.map((name) => [name, detailError(name, plain(values[name]), Date.now())])),
    async send(values) {
      const changes = changesOf(values, before);
      if (Object.keys(changes).length > 0) await app.account.updateOther(changes);
      setBefore({ ...before, ...changes });
      toast(t('saved'));
    },
  });

  const genders = [
    { value: '', label: t('unsaid') },
    { value: 'female', label: t('female') },
    { value: 'male', label: t('male') },
    { value: 'other', label: t('otherGender') },
  ];

  return (
    <OperatorForm form={form} submit={t('save')}>
      <p className={typography['caption']}>{t('infoNote')}</p>
      {groups.map(({ key, names }) => (
        <fieldset key={key} className={css['group']}>
          <legend className={css['label']}>{t(key)}</legend>
          {names.map((name) =>
            name === 'gender' ? (
              <SelectField key={name} {...form.text(name)} label={t(name)} options={genders} />
            ) : (
              <Field
                key={name}
                {...kinds[name]}
                {...(name === 'birthday' && { max: lastBirthday(Date.now()) })}
                {...form.text(name, name === 'realName' ? t('realNameHint') : undefined)}
                label={t(name)}
              />
            ),
          )}
        </fieldset>
      ))}
    </OperatorForm>
  );
}
