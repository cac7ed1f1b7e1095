import { Icon } from '#ui/media/Icon.tsx';
import css from './CopyButton.module.css';
import { copyAndSay, type Says } from './share.ts';

interface CopyButtonProps extends Says {
  text: string;
  label: string;
}

/** A button beside a text that copies it and confirms, or shows the text if copying isn't allowed. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={css['copy']}
      aria-label={label}
      onClick={() => void copyAndSay(text, { copied, failed })}
    >
      <Icon name="copy" />
    </button>
  );
}
