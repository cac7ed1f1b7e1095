import { Picture } from '#ui/media/Picture.tsx';
import css from './MethodMark.module.css';

interface MethodMarkProps {
  /** The operator's picture of the payment method, if there is one. */
  icon: string | null | undefined;
  /** The method's name; its first letter replaces a missing picture. */
  name: string;
}

/** The mark of a payment method; decorative, beside its name. */
export function MethodMark({ icon, name }: MethodMarkProps) {
  return (
    <Picture className={css['mark']} src={icon ?? undefined}>
      {/* By CSS rather than as text, so that the letter isn't part of its container's accessible name. */}
      <span className={css['mark']} aria-hidden="true" data-letter={Array.from(name)[0]} />
    </Picture>
  );
}
