import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { GuideOffer } from '#shared/guide/GuideOffer.tsx';
import { SafeHtml } from '#shared/html/SafeHtml.tsx';
import type { ModalBase } from '#nav/modal.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Dialog } from '#ui/overlays/Dialog.tsx';
import { Pager } from '#ui/lists/Pager.tsx';
import css from './NoticeModal.module.css';
import { markRead, readNotices } from '#shared/notices/readNotices.ts';
import { inOrder } from './order.ts';
import { words } from './words.en.ts';

export interface NoticeModalProps extends ModalBase {
  /** The notice to show first; by default the first unread one. */
  id?: number;
}

/** The operator's notices, one after the other (M-07). */
export default function NoticeModal({ id, close }: NoticeModalProps) {
  const t = words.use();
  const common = shell.use();
  const { notices } = useSnapshot(stores.settings);
  const [order] = useState(() => inOrder(stores.settings.notices, readNotices(), id).map((each) => each.id));
  const [page, setPage] = useState(1);
  const listed = order.flatMap((each) => notices.find((notice) => notice.id === each) ?? []);
  const notice = listed[Math.min(page, listed.length) - 1];

  const shown = notice?.id;
  useEffect(() => {
    if (shown !== undefined) markRead(shown, stores.settings.notices);
  }, [shown]);

  return (
    <Dialog
      title={notice?.title ?? t('notices')}
      onClose={close}
      closeLabel={common('close')}
      foot={
        listed.length > 1 && (
          <Pager
            label={t('notices')}
            page={page}
            pages={listed.length}
            onPage={setPage}
            place={t('place', { at: page, of: listed.length })}
            previousLabel={t('previous')}
            nextLabel={t('next')}
          />
        )
      }
    >
      <div className={css['notice']}>
        {notice ? <SafeHtml html={notice.html ?? ''} /> : <p>{t('none')}</p>}
        {page === 1 && <GuideOffer onStart={close} />}
      </div>
    </Dialog>
  );
}
