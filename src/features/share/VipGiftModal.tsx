import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { clickTypes } from '#contract/rewards/clickTypes.ts';
import { copyText } from '#browser/copyText.ts';
import { shareLink } from '#shared/share/shareLink.ts';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { useKnownAddress } from '#nav/isKnownAddress.ts';
import type { ModalBase } from '#nav/modal.ts';
import { go } from '#nav/navigation.ts';
import { toast } from '#nav/toasts.ts';
import { Way } from '#shared/activities/Way.tsx';
import { clickWay } from '#shared/activities/clickWay.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { Button } from '#ui/Button.tsx';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import css from './ShareScreen.module.css';
import { useInvitation } from './useInvitation.ts';
import { words } from './words.en.ts';

/**
 * Says that the goal of inviting is reached (M-09, Q-32): its button copies the player's id for customer service, or
 * first shows it for selection, and opens the share link.
 */
export default function VipGiftModal({ close }: ModalBase) {
  const t = words.use();
  const exists = useKnownAddress();
  const { userId } = useSnapshot(stores.session);
  const { known } = useInvitation();
  const isShown = useIsShown();
  const [isIdShown, setIsIdShown] = useState(false);
  const service = clickWay({ clickType: clickTypes.service }, exists);
  const id = String(userId);

  async function receive() {
    if (!isIdShown) {
      if (!(await copyText(id))) return setIsIdShown(true);
      toast(t('idCopied'));
    }
    const outcome = known ? await shareLink({ url: known.link }) : 'unavailable';
    if (outcome === 'unavailable' && isShown()) void go(href('/share'));
  }

  return (
    <Dialog
      title={t('goal')}
      onClose={close}
      closeLabel={t('later')}
      foot={
        <>
          <Button kind="gold" wide onClick={() => void receive()}>
            {t(isIdShown ? 'justShare' : 'copyAndShare')}
          </Button>
          {service && <Way way={service} label={t('service')} />}
        </>
      }
    >
      <p>{t('goalAsk')}</p>
      {isIdShown && (
        <div role="alert">
          <p>{t('idNotCopied')}</p>
          <p className={css['code']}>{id}</p>
        </div>
      )}
    </Dialog>
  );
}
