import { useEffect, useId } from 'react';
import { useSnapshot } from 'valtio';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { stores } from '#data/stores.ts';
import { CashTerms, hasCash } from '#shared/claims/CashTerms.tsx';
import { ClaimButton } from '#shared/claims/ClaimButton.tsx';
import { PagedList } from '#shared/claims/PagedList.tsx';
import { Page } from '#shared/page/Page.tsx';
import { usePagesOf } from '#shared/records/usePages.tsx';
import { rowsPerPage } from '#shared/records/pages.ts';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { ClaimOutcome } from './ClaimOutcome.tsx';
import { kindOf, waits, type Header } from './header.ts';
import own from './MailScreen.module.css';
import { MailRow } from './MailRow.tsx';
import { UndoBar } from './UndoBar.tsx';
import { useMailClaim } from './useMailClaim.ts';
import { watchInbox, wish, wishes, withWishes } from './wishes.ts';
import { words } from './words.en.ts';

/** The inbox: mails with their marks, claiming all awards, and deleting (ML-01, ML-03, ML-04). */
export default function MailScreen() {
  const t = words.use();
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('title')} back="/member" balance>
      <Inbox key={userId} />
    </Page>
  );
}

function Inbox() {
  const t = words.use();
  const isRestricted = useRestrictedMode();
  const { claim, locked } = useMailClaim();
  const [lockId, keptId] = [useId(), useId()];
  const records = usePagesOf(
    'getMail2',
    {},
    { of: (page) => page, keyOf: ({ id }: Header) => id, pageSize: rowsPerPage },
  );
  const wished = useSnapshot(wishes);
  useEffect(watchInbox, []);

  // No offers on a break, not even cached ones.
  const rows = withWishes(records.rows, wished).filter((row) => !isRestricted || kindOf(row) !== 'promo');
  const waiting = rows.filter(waits);
  const read = rows.filter((row) => row.isRead && !waits(row));
  const isWished = [wished.waiting, ...wished.sent].some((each) => each?.kind === 'allRead');
  const isUnread =
    rows.length > 0 && !isWished && (rows.some(({ isRead }) => !isRead) || Boolean(records.first?.unread));
  const isCash = waiting.some(({ awards }) => hasCash(awards ?? []));
  return (
    <>
      <ClaimOutcome claim={claim} />
      {isRestricted ? (
        waiting.length > 0 && <p>{t('resting')}</p>
      ) : (
        <>
          {waiting.length > 0 && (
            <ClaimButton
              act={claim}
              input={{ all: 1 }}
              what={t('rewards', { n: waiting.length })}
              state={locked && waiting.every(({ awards }) => hasCash(awards ?? [])) ? 'locked' : 'claimable'}
              reasonId={locked && isCash ? lockId : undefined}
            >
              {t('claimAll')}
            </ClaimButton>
          )}
          {isCash && <CashTerms turnover={records.first?.turnover} locked={locked} lockId={lockId} />}
        </>
      )}
      {(isUnread || read.length > 0) && (
        <div className={own['tools']}>
          {isUnread && (
            <Button kind="quiet" onClick={() => wish({ kind: 'allRead', ids: [] })}>
              {t('readAll')}
            </Button>
          )}
          {read.length > 0 && (
            <Button kind="quiet" onClick={() => wish({ kind: 'readDeleted', ids: read.map(({ id }) => id) })}>
              {t('deleteRead')}
            </Button>
          )}
        </div>
      )}
      <PagedList records={{ ...records, rows, total: undefined }} empty={t('none')}>
        {(shown) => (
          <ul className={`${layout['list']} ${layout['stack3']}`}>
            {shown.map((mail) => (
              <MailRow key={mail.id} mail={mail} keptId={keptId} />
            ))}
          </ul>
        )}
      </PagedList>
      {waiting.length > 0 && (
        <p id={keptId} className={typography['caption']}>
          {t('keptInList')}
        </p>
      )}
      <UndoBar />
    </>
  );
}
