import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { kycStates } from '#contract/kyc.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { href, useQuery } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { Page } from '#shared/page/Page.tsx';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { app } from '#data/worker.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { Apply } from './Apply.tsx';
import { KycStatus } from './KycStatus.tsx';
import { words } from './words.en.ts';

export { BirthdayModal } from './BirthdayModal.tsx';

/** Polling interval while the verification is pending, milliseconds. */
const pollInterval = 10_000;

/** The identity check (KYC): its status, or the steps of the application (KY-01 to KY-07). */
export default function KycScreen() {
  const t = words.use();
  const { back, step } = useQuery('/member/profile/kyc');
  const { user, epoch } = useSnapshot(stores.session);
  const { value, stale, failure, retry } = useReply('kyc', {});
  const [sent, setSent] = useState(false);
  const isShown = useIsShown();

  // An application that was just sent is pending, even before the operator has answered with its status; a rejected
  // one only once its correction has been sent from here.
  const isFirst = value?.status === kycStates.none;
  const isSent = sent || (isFirst && user?.hasKyc === kycStates.pending);
  const justSent = stale && isSent && value?.status !== kycStates.passed;
  const status = justSent ? kycStates.pending : value?.status;
  const decided = status === kycStates.pending || status === kycStates.passed;
  const isConfirmed = decided && !stale;
  if (sent && !stale && status === kycStates.rejected) setSent(false);

  useEffect(() => {
    if (isConfirmed) void app.kyc.forgetKyc().catch(() => {});
  }, [isConfirmed]);
  useEffect(() => {
    if (status !== kycStates.pending) return;
    const poll = () => document.visibilityState === 'visible' && !stores.network.down && void retry();
    const timer = setInterval(poll, pollInterval);
    return () => clearInterval(timer);
  });

  const showSent = () => {
    setSent(true);
    if (isShown()) void go(href('/member/profile/kyc', { back }), { replace: true });
  };

  let content = <Skeleton lines={8} />;
  if (value && decided) content = <KycStatus check={value} passed={status === kycStates.passed} back={back} />;
  else if (value) content = <Apply key={epoch} check={value} step={step} back={back} onSent={showSent} />;
  else if (failure) content = <Failed failure={failure} onRetry={retry} />;
  // After submission there is no step to go back to, and the card has the button to continue.
  return (
    <Page title={t('title')} {...(!sent && { back: '/member/profile' as const })}>
      {content}
    </Page>
  );
}
