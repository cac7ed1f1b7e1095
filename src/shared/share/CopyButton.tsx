import { MoreIcon } from '#ui/media/MoreIcon.tsx';
import css from './CopyButton.module.css';
import { copyAndSay, type Says } from './share.ts';

interface CopyButtonProps extends Says {
  text: string;
  label: string;
}

/** A button beside a text that copies it, and says so, or says the text where copying isn't allowed. */
export function CopyButton({ text, label, copied, failed }: CopyButtonProps) {
  return (
    <button
      type="button"
      className={css['copy']}
      aria-label={label}
      onClick={() => void copyAndSay(text, { copied, failed })}
    >
      <MoreIcon name="copy" />
    </button>
  );
}
