import { CopyButton } from '#shared/share/CopyButton.tsx';
import { words } from './words.en.ts';

/** Copies the player's id to the clipboard; if that isn't allowed, a message asks to note it down. */
export function CopyId({ id }: { id: string }) {
  const t = words.use();
  return <CopyButton text={id} label={t('copyId')} copied={t('copied')} failed={t('copyFailed', { id })} />;
}
