import { useEffect, useRef } from 'react';
import { idTypes, type IdType } from '#contract/typed/idNumber.ts';
import { RadioCards } from '#ui/forms/RadioCards.tsx';
import { isIdType } from './steps.ts';
import type { Application } from './useApplication.ts';
import { words } from './words.en.ts';

const types = Object.keys(idTypes) as IdType[];

/** Choice of the document type, which determines the pictures and the format of the number. */
export function TypePart({ application: { form } }: { application: Application }) {
  const t = words.use();
  const box = useRef<HTMLDivElement>(null);
  const { value, error, onChange } = form.text('idType');
  useEffect(() => {
    if (error) box.current?.querySelector<HTMLElement>('input')?.focus();
  }, [error]);
  const options = types.map((type) => ({
    value: type,
    label: t(type),
    note: t(idTypes[type].back ? 'bothSides' : 'oneSide'),
  }));
  return (
    <div ref={box}>
      <RadioCards
        legend={t('idType')}
        options={options}
        value={isIdType(value) ? value : undefined}
        error={error}
        onChange={onChange}
      />
    </div>
  );
}
