import type { RefObject } from 'react';
import { useSnapshot } from 'valtio';
import { useLocation } from 'wouter';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { chat } from '#shared/support/chat.ts';
import { Dot } from '#ui/Dot.tsx';
import { Drawing } from '#ui/media/Drawing.tsx';
import hidden from '#ui/visuallyHidden.module.css';
import css from './ChatPanel.module.css';
import { words } from './words.en.ts';

/** Pages without the bubble: it is never over a game's controls, nor beside a draw. */
const without = /^\/(?:game\/start|activity\/(?:spin|jackpot)|points)$/;

const balloon = 'M4.5 5h15v11.5h-8L7 20.5v-4H4.5zM8.5 9.5h7M8.5 12.5h4.5';

/** The minimised chat, with its number of unread messages (SV-02). */
export function ChatBubble({ button }: { button: RefObject<HTMLButtonElement | null> }) {
  const t = words.use();
  const { open, unread } = useSnapshot(chat);
  const [pathname] = useLocation();
  if (open || without.test(pathname)) return null;
  const news = unread > 0 ? t('unread', { n: unread }) : '';
  return (
    <aside aria-label={t('chat')}>
      <button ref={button} type="button" className={css['bubble']} onClick={() => void show('chat', {}).catch(report)}>
        <Drawing path={balloon} />
        <span className={hidden['unseen']}>{t('maximise')}</span>
        {unread > 0 && <Dot label={news} count={unread} />}
      </button>
      <output className={hidden['unseen']}>{news}</output>
    </aside>
  );
}
