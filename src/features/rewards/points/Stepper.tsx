import { Button } from '#ui/Button.tsx';
import css from './PointsScreen.module.css';
import { words } from './words.en.ts';

interface StepperProps {
  value: number;
  max: number;
  onChange: (value: number) => void;
}

/** A number from 1 up, with buttons for one less and one more. */
export function Stepper({ value, max, onChange }: StepperProps) {
  const t = words.use();
  return (
    <fieldset aria-label={t('number')} className={css['stepper']}>
      <Button aria-label={t('fewer')} off={value <= 1} onClick={() => onChange(value - 1)}>
        −
      </Button>
      <output>{value}</output>
      <Button aria-label={t('more')} off={value >= max} onClick={() => onChange(value + 1)}>
        +
      </Button>
    </fieldset>
  );
}
