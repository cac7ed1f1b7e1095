import { useState } from 'react';
import type { Output } from '#contract/endpoints.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Page } from '#shared/page/Page.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Consequences } from './Consequences.tsx';
import { MoneyLeft } from './MoneyLeft.tsx';
import { RequestForm } from './RequestForm.tsx';
import { Requested } from './Requested.tsx';
import { words } from './words.en.ts';

/** The deletion of the player's account: what it means, its request, and its date (ME-09). */
export default function DeleteAccountScreen() {
  const t = words.use();
  return (
    <Page title={t('title')} back="/member/settings">
      <Content />
      <LinkButton to={href('/service')}>{t('help')}</LinkButton>
    </Page>
  );
}

function Content() {
  const t = words.use();
  const [isNew, setNew] = useState(false);
  const { value, stale, failure, retry } = useReply('deletionInfo', {});
  if (!value) return failure ? <Failed failure={failure} onRetry={retry} /> : <Skeleton lines={20} />;
  // The answer to an act was lost, and the state isn't known yet.
  if (stale && failure) return <Failed failure={failure} text={t('unclear')} onRetry={retry} partly />;
  const { requestedAt, deletesAt } = value;
  if (requestedAt && deletesAt)
    return <Requested {...value} requestedAt={requestedAt} deletesAt={deletesAt} isNew={isNew} />;
  return <Before info={value} onCheck={retry} onRequested={() => setNew(true)} />;
}

interface BeforeProps {
  info: Readonly<Output<'deletionInfo'>>;
  onCheck: () => Promise<void>;
  onRequested: () => void;
}

/** Before a request: what it means, and what comes first. */
function Before({ info, onCheck, onRequested }: BeforeProps) {
  const t = words.use();
  const { toWithdraw, tooLittle, inProgress, days, keeps } = info;
  const isReady = toWithdraw === 0 && !inProgress;
  return (
    <>
      <Consequences days={days} keeps={keeps} />
      {tooLittle ? <p>{t('tooLittle', { amount: formatMoney(tooLittle) })}</p> : null}
      {isReady ? <RequestForm onRequested={onRequested} /> : <MoneyLeft amount={toWithdraw} onCheck={onCheck} />}
    </>
  );
}
