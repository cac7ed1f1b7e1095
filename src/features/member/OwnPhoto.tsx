import { useRef, useState, type ChangeEvent } from 'react';
import { checkSession } from '#shared/forms/checkSession.ts';
import { stores } from '#data/stores.ts';
import { app } from '#data/worker.ts';
import { useAction } from '#nav/useAction.ts';
import { Button } from '#ui/Button.tsx';
import { portrait, type PortraitFault } from './portrait.ts';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

/** The messages for a rejected photo. */
const faultWords = {
  kind: 'photoKind',
  heavy: 'photoHeavy',
  large: 'photoLarge',
  notRead: 'photoNotRead',
  unreadable: 'photoUnreadable',
  undrawn: 'photoUndrawn',
  unsaved: 'photoUnsaved',
} as const satisfies Record<PortraitFault | 'unsaved', string>;

/**
 * Uploads a photo as the player's picture, if the operator accepts one (ME-01); it is resized on the device and loses
 * its location data. Problems are shown beside the button.
 */
export function OwnPhoto({ onSaved }: { onSaved: () => void }) {
  const t = words.use();
  const file = useRef<HTMLInputElement>(null);
  const [fault, setFault] = useState<keyof typeof faultWords>();
  const saving = useAction(
    async (photo: File) => {
      const { epoch } = stores.session;
      setFault(undefined);
      const made = await portrait(photo);
      if ('fault' in made) return setFault(made.fault);
      checkSession(epoch);
      await app.account.updateProfile({ avatarOther: made.image });
      onSaved();
    },
    () => setFault('unsaved'),
  );

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
      <div role="alert">{fault && <p className={typography['danger']}>{t(faultWords[fault])}</p>}</div>
    </>
  );
}
