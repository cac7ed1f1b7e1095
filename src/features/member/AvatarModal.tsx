import { useState } from 'react';
import { useSnapshot } from 'valtio';
import type { ModalBase } from '#nav/modal.ts';
import { stores } from '#data/stores.ts';
import { useAction } from '#nav/useAction.ts';
import { app } from '#data/worker.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Avatar } from '#ui/media/Avatar.tsx';
import { Sheet } from '#ui/overlays/Sheet.tsx';
import { avatarAddress } from './identity.ts';
import css from './MemberScreen.module.css';
import { OwnPhoto } from './OwnPhoto.tsx';
import { words } from './words.en.ts';

/** The avatars to choose from, by number (payloads, other fetches). */
const avatars = Array.from({ length: 20 }, (_, place) => String(place + 1));

/** Choice of an avatar, saved with one tap (ME-01). */
export default function AvatarModal({ close }: ModalBase) {
  const t = words.use();
  const common = shell.use();
  const { user } = useSnapshot(stores.session);
  const { config } = useSnapshot(stores.settings);
  const [chosen, setChosen] = useState<string>();
  const saving = useAction(async (avatar: string) => {
    setChosen(avatar);
    await app.account.updateProfile({ avatar }).finally(() => setChosen(undefined));
    close();
  });

  return (
    <Sheet title={t('avatar')} onClose={close} closeLabel={common('close')}>
      <ul className={css['avatars']}>
        {avatars.map((avatar) => (
          <li key={avatar}>
            <button
              type="button"
              className={css['avatar']}
              aria-label={t('avatarNumber', { n: avatar })}
              aria-pressed={avatar === (chosen ?? (user?.avatarOther ? undefined : user?.avatar))}
              aria-busy={avatar === chosen}
              onClick={() => void saving.run(avatar)}
            >
              <Avatar src={avatarAddress(avatar)} name={avatar} />
            </button>
          </li>
        ))}
      </ul>
      {config?.features?.['avatarOther'] && <OwnPhoto onSaved={close} />}
    </Sheet>
  );
}
