import { useId, type ReactNode } from 'react';
import { FieldNotes, notesOf } from './FieldNotes.tsx';
import typography from '../typography.module.css';
import hidden from '../visuallyHidden.module.css';
import css from './RadioCards.module.css';

interface Option<V> {
  value: V;
  label: ReactNode;
  note?: ReactNode;
  disabled?: boolean;
}

interface RadioCardsProps<V extends string | number> {
  /** The group's name. */
  legend: string;
  options: readonly Option<V>[];
  value: V | undefined;
  onChange: (value: V) => void;
  error?: string | undefined;
  /** Side by side, each no wider than its text. */
  slim?: boolean;
  /** Only screen readers get the legend, as the cards name themselves. */
  unseenLegend?: boolean;
}

/** A radio group of cards; arrow keys move the selection. */
export function RadioCards<V extends string | number>({
  legend,
  options,
  value,
  onChange,
  error,
  slim = false,
  unseenLegend = false,
}: RadioCardsProps<V>) {
  const id = useId();
  return (
    <fieldset
      className={css['group']}
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-describedby={notesOf({ id, error })}
    >
      <legend id={`${id}-legend`} className={unseenLegend ? hidden['unseen'] : css['legend']}>
        {legend}
      </legend>
      <div className={slim ? `${css['cards']} ${css['slim']}` : css['cards']}>
        {options.map((option) => (
          <label key={option.value} className={css['card']}>
            <input
              type="radio"
              name={id}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            <span className={css['name']}>{option.label}</span>
            {option.note && <span className={typography['caption']}>{option.note}</span>}
          </label>
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
