import { Suspense, type ReactNode } from 'react';
import { kycStates } from '#contract/kyc.ts';
import { historySettled } from '#browser/historyEntries.ts';
import { isKnownAddress } from '#nav/isKnownAddress.ts';
import { href, useQuery } from '#nav/href.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { go, goBack } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { toast } from '#nav/toasts.ts';
import { useReply } from '#nav/useReply.ts';
import { useSettled } from '#nav/useSettled.ts';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import { words } from './words.en.ts';

const AddForm = lazyPart(async () => (await import('./AddForm.tsx')).AddForm);
const AccountDetails = lazyPart(async () => (await import('./AccountDetails.tsx')).AccountDetails);

/**
 * Adds a receiving account, or shows an existing one. When done, it returns to the form that the player came
 * from.
 */
export default function AccountScreen(): ReactNode {
  const t = words.use();
  const isShown = useIsShown();
  const { id, name, back } = useQuery('/wallets/card/edit');
  const info = useReply('getBankInfo', {});
  const settled = useSettled('getBankInfo', {});
  const kyc = useReply('kyc', {});

  const leave = () => {
    if (!isShown()) return;
    if (back && isKnownAddress(back)) void go(back, { replace: true });
    else goBack('/wallets/card/list');
  };
  const saved = () => {
    toast(t('saved'));
    leave();
  };

  /** Waits until the dialog's history entry is gone. */
  const deleted = () => void historySettled().then(leave);

  let content = <Skeleton lines={6} />;
  if (info.value && (kyc.value || kyc.failure)) {
    const verified = kyc.value?.status === kycStates.passed ? (kyc.value.realName ?? '') : '';
    const account = info.value.list.find((each) => each.id === id);
    const kind = info.value.kinds.find(({ bankId }) => bankId === account?.bankId);
    if (!id) content = <AddForm info={info.value} name={name} verified={verified} onDone={saved} />;
    else if (account)
      content = (
        <AccountDetails
          key={id}
          account={account}
          kind={kind}
          verified={verified}
          onSaved={saved}
          onDeleted={deleted}
        />
      );
    else if (settled)
      content = (
        <EmptyState title={t('notThere')}>
          <LinkButton to={href('/wallets/card/list', { back })}>{t('title')}</LinkButton>
        </EmptyState>
      );
  } else if (info.failure) content = <Failed failure={info.failure} text={t('failed')} onRetry={info.retry} />;

  return (
    <Page title={t(id ? 'editTitle' : 'addTitle')} back="/wallets/card/list" balance>
      <Suspense fallback={<Skeleton lines={6} />}>{content}</Suspense>
    </Page>
  );
}
