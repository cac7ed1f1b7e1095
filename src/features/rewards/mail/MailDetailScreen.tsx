import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { notFound } from '#contract/codes.ts';
import { useRestrictedMode } from '#data/restrictedMode.ts';
import { stores } from '#data/stores.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { href, useQuery } from '#nav/href.ts';
import { goBack } from '#nav/navigation.ts';
import { useReply } from '#nav/useReply.ts';
import { SafeHtml } from '#shared/html/SafeHtml.tsx';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { firstPage } from '#shared/records/pages.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { ClaimOutcome } from './ClaimOutcome.tsx';
import { kindOf, waits, type Header } from './header.ts';
import { MailAward } from './MailAward.tsx';
import { useMailClaim } from './useMailClaim.ts';
import { wish } from './wishes.ts';
import { words } from './words.en.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';

/** One mail: its text, sanitised, and its award (ML-02). The text is never stored on the device (ML-05). */
export default function MailDetailScreen() {
  const t = words.use();
  const { id } = useQuery('/email/detail');
  const { userId } = useSnapshot(stores.session);
  return (
    <Page title={t('message')} back="/email" balance>
      {id ? <Mail key={`${userId} ${id}`} id={id} /> : <Gone />}
    </Page>
  );
}

function Gone() {
  const t = words.use();
  return (
    <EmptyState picture="/icons/states/noRecords.svg" title={t('gone')}>
      <LinkButton to={href('/email')}>{t('toInbox')}</LinkButton>
    </EmptyState>
  );
}

function Mail({ id }: { id: number }) {
  const isRestricted = useRestrictedMode();
  const { value: mail, failure, retry } = useReply('getMailDetail', { id });
  const { value: list } = useReply('getMail2', firstPage({}));
  const { claim, locked } = useMailClaim(retry);
  const listed = list?.list.find((each) => each.id === id);
  const known: Header | undefined = mail ?? listed;
  const isGone = failure?.kind === 'refused' && failure.code === notFound;
  if (isGone || (known && isRestricted && kindOf(known) === 'promo')) return <Gone />;
  // For a mail read earlier, a later claim may be known only from the list.
  const head = known && { ...known, awardReceived: known.awardReceived || (listed?.awardReceived ?? false) };
  if (!head) return failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={8} />;
  const rest = (
    <>
      <MailAward mail={head} claim={claim} locked={locked} turnover={mail?.turnover ?? list?.turnover} />
      <Deletion mail={head} />
    </>
  );
  return (
    <>
      <ClaimOutcome claim={claim} />
      <Head mail={head} />
      {mail ? (
        <SafeHtml html={mail.content}>{rest}</SafeHtml>
      ) : failure ? (
        <>
          <Failed failure={failure} onRetry={retry} />
          {rest}
        </>
      ) : (
        <Skeleton lines={screenful} />
      )}
    </>
  );
}

function Head({ mail }: { mail: Header }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  return (
    <div className={layout['stack1']}>
      <h2 className={typography['heading']}>{mail.title}</h2>
      <p className={typography['caption']}>
        {t(kindOf(mail))} · {formatDateTime(mail.time, locales[code])}
      </p>
    </div>
  );
}

/** Deletes the mail from here: the inbox can undo it. */
function Deletion({ mail }: { mail: Header }) {
  const t = words.use();
  const keptId = useId();
  const isKept = waits(mail);
  const remove = () => {
    if (stores.network.onLine) goBack(href('/email'));
    wish({ kind: 'deleted', ids: [mail.id] });
  };
  return (
    <>
      <Button kind="quiet" off={isKept} aria-describedby={isKept ? keptId : undefined} onClick={remove}>
        {t('delete')}
      </Button>
      {isKept && (
        <p id={keptId} className={typography['caption']}>
          {t('kept')}
        </p>
      )}
    </>
  );
}
