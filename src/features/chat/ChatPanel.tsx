import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { OutsideLink } from '#shared/page/OutsideLink.tsx';
import { chat, type Talk } from '#shared/support/chat.ts';
import { Icon } from '#ui/media/Icon.tsx';
import { ChatBubble } from './ChatBubble.tsx';
import { ChatFrame } from './ChatFrame.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import css from './ChatPanel.module.css';
import { endChat, minimise } from './endChat.ts';
import { words } from './words.en.ts';

/** Whether the focus is lost, or in something hidden. */
const hasLostFocus = (closed?: Element) =>
  document.activeElement === document.body || closed?.contains(document.activeElement) === true;

/**
 * The chat over any page: a panel that shrinks to a bubble and stays alive behind it, until it is closed or moved to
 * a window of its own (SV-02).
 */
export function ChatPanel({ address, others }: Talk) {
  const t = words.use();
  const { open } = useSnapshot(chat);
  const { userId } = useSnapshot(stores.session);
  const self = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const bubble = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const closed = useEffectEvent(() => {
    if (chat.open) minimise();
  });

  useLayoutEffect(() => {
    const dialog = self.current!;
    if (!open) {
      dialog.close();
      // The dialog may have been opened from a bubble that no longer exists.
      if (hasLostFocus(dialog)) bubble.current?.focus({ preventScroll: true });
      return;
    }
    dialog.showModal();
    heading.current!.focus({ preventScroll: true });
  }, [open]);
  useEffect(() => {
    const dialog = self.current!;
    const onCancel = (event: Event) => {
      event.preventDefault();
      closed();
    };
    const onClose = () => closed();
    dialog.addEventListener('cancel', onCancel);
    dialog.addEventListener('close', onClose);
    return () => {
      dialog.removeEventListener('cancel', onCancel);
      dialog.removeEventListener('close', onClose);
    };
  }, []);
  useEffect(
    () => () => {
      if (hasLostFocus()) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
    },
    [],
  );
  // A player's chat is hidden from the next player; a visitor's continues when they log in.
  const whose = useRef(userId);
  useEffect(() => {
    if (whose.current !== 0 && whose.current !== userId) endChat();
    whose.current = userId;
  }, [userId]);

  return (
    <>
      <dialog ref={self} className={css['panel']} aria-labelledby={titleId}>
        <header className={css['head']}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {t('chat')}
          </h2>
          <OutsideLink href={address} className={css['act']} onClick={endChat}>
            <Icon name="share" />
            <span className={hidden['unseen']}>{t('ownWindow')}</span>
          </OutsideLink>
          <button type="button" className={css['act']} aria-label={t('minimise')} onClick={minimise}>
            <span className={css['down']}>
              <Icon name="onward" />
            </span>
          </button>
          <button type="button" className={css['act']} aria-label={t('end')} onClick={endChat}>
            <Icon name="close" />
          </button>
        </header>
        <ChatFrame address={address} others={others} open={open} />
      </dialog>
      <ChatBubble button={bubble} />
    </>
  );
}
