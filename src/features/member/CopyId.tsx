import { copyText } from '#browser/share.ts';
import { toast } from '#nav/toasts.ts';
import { Icon } from '#ui/media/Icon.tsx';
import css from './MemberScreen.module.css';
import { words } from './words.ts';

/** Copies the player's id to the clipboard; if that isn't allowed, a message asks to note it down. */
export function CopyId({ id }: { id: string }) {
  const t = words.use();
  const copy = async () => {
    toast((await copyText(id)) ? t('copied') : t('copyFailed', { id }));
  };
  return (
    <button type="button" className={css['copy']} aria-label={t('copyId')} onClick={() => void copy()}>
      <Icon name="copy" />
    </button>
  );
}
