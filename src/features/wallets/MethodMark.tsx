import { Icon } from '#ui/media/Icon.tsx';
import { Picture } from '#ui/media/Picture.tsx';
import css from './MethodMark.module.css';

interface MethodMarkProps {
  /** The operator's picture of the payment method, if there is one. */
  icon: string | null | undefined;
}

/** The mark of a payment method, a wallet where there is no picture; decorative, beside its name. */
export function MethodMark({ icon }: MethodMarkProps) {
  return (
    <Picture className={css['mark']} src={icon ?? undefined}>
      <span className={css['mark']}>
        <Icon name="wallet" />
      </span>
    </Picture>
  );
}
