import { useRef, type ChangeEvent } from 'react';
import { toast } from '#nav/toasts.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { Button } from '#ui/Button.tsx';
import { portrait } from './portrait.ts';
import { words } from './words.ts';

/**
 * Uploads a photo as the player's picture, where the operator accepts one (ME-01); it is resized on the device and
 * loses its location data.
 */
export function OwnPhoto({ onSaved }: { onSaved: () => void }) {
  const t = words.use();
  const file = useRef<HTMLInputElement>(null);
  const saving = useAction(async (photo: File) => {
    const avatarOther = await portrait(photo).catch(() => undefined);
    if (!avatarOther) return toast(t('photoUnreadable'));
    await app.account.updateProfile({ avatarOther });
    onSaved();
  });

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [photo] = target.files ?? [];
    if (photo) void saving.run(photo);
    target.value = '';
  };
  return (
    <>
      <input ref={file} type="file" accept="image/*" hidden aria-label={t('ownPhoto')} onChange={choose} />
      <Button wide busy={saving.busy} onClick={() => file.current?.click()}>
        {t('ownPhoto')}
      </Button>
    </>
  );
}
