import { copyAndSay } from '#shared/share/share.ts';
import { Icon } from '#ui/media/Icon.tsx';
import css from './MemberScreen.module.css';
import { words } from './words.ts';

/** Copies the player's id to the clipboard; if that isn't allowed, a message asks to note it down. */
export function CopyId({ id }: { id: string }) {
  const t = words.use();
  const copy = () => void copyAndSay(id, { copied: t('copied'), failed: t('copyFailed', { id }) });
  return (
    <button type="button" className={css['copy']} aria-label={t('copyId')} onClick={copy}>
      <Icon name="copy" />
    </button>
  );
}
