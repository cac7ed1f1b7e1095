import { useEffect, useEffectEvent } from 'react';
import type { Address } from '#contract/endpoints/diamonds.ts';
import { useReply } from '#nav/useReply.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { SelectField } from '#ui/forms/SelectField.tsx';
import { words } from '../words.en.ts';

const levels = ['region', 'province', 'city', 'barangay'] as const;
type Level = (typeof levels)[number];

interface TextProps {
  name: string;
  error?: string | undefined;
  value: string;
  onBlur: () => void;
  onChange: (value: string) => void;
}

interface PlaceFieldsProps {
  values: Readonly<Address>;
  /** Props of a field of the form. */
  text: (name: Level) => TextProps;
}

/**
 * Region, province, city and barangay, each a choice within the previous one; the lists load from the operator on
 * demand.
 */
export function PlaceFields(props: PlaceFieldsProps) {
  return <AreaField {...props} depth={0} parent={0} />;
}

interface AreaFieldProps extends PlaceFieldsProps {
  depth: number;
  /** The code of the enclosing area; undefined while none is chosen. */
  parent: number | undefined;
}

function AreaField({ depth, parent, text, values }: AreaFieldProps) {
  const t = words.use();
  const { value, failure, retry } = useReply('addressAreas', { parent: parent ?? 0 });
  const list = (parent !== undefined && value?.list) || [];
  const level = levels[depth]!;
  const { onChange, value: chosen, ...field } = text(level);
  const area = list.find(({ name }) => name === chosen);
  const only = list.length === 1 ? list[0]!.name : undefined;

  function choose(name: string) {
    onChange(name);
    for (const deeper of levels.slice(depth + 1)) if (values[deeper]) text(deeper).onChange('');
  }
  const chooseOnly = useEffectEvent(() => {
    if (only !== undefined && only !== chosen) choose(only);
  });
  useEffect(() => chooseOnly(), [only]);

  const isOnWay = parent !== undefined && !value;
  const first = { value: '', label: isOnWay ? t('loading') : t('choose') };
  // The saved value is shown while its list is loading, or if the list lacks the place.
  const kept = chosen && !area ? [{ value: chosen, label: chosen }] : [];
  return (
    <>
      <SelectField
        {...field}
        label={t(level)}
        options={[first, ...kept, ...list.map(({ name }) => ({ value: name, label: name }))]}
        value={chosen}
        disabled={parent === undefined}
        onChange={choose}
      />
      {isOnWay && failure && <Failed failure={failure} text={t('areasFailed')} onRetry={retry} partly />}
      {depth + 1 < levels.length && (
        <AreaField depth={depth + 1} parent={area?.id ?? undefined} text={text} values={values} />
      )}
    </>
  );
}
