import { Suspense } from 'react';
import { useSnapshot } from 'valtio';
import { rgStates } from '#contract/protection.ts';
import { href, useQuery } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { Page } from '#shared/page/Page.tsx';
import { useFeature } from '#data/features.ts';
import { shellParts } from '#shared/page/shellParts.ts';
import { stores } from '#data/stores.ts';
import { screenful, Skeleton } from '#ui/states/Skeleton.tsx';
import { Tabs } from '#ui/lists/Tabs.tsx';
import layout from '#ui/layout.module.css';
import { BalanceCard } from './balance/BalanceCard.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import { inThisTab } from './paymentPages.ts';
import { WalletWays } from './balance/WalletWays.tsx';
import { words } from './words.en.ts';

const Deposit = lazyPart(async () => (await import('./deposit/Deposit.tsx')).Deposit);
const PaymentReturn = lazyPart(async () => (await import('./deposit/PaymentReturn.tsx')).PaymentReturn);
const Withdraw = lazyPart(async () => (await import('./withdraw/overview/Withdraw.tsx')).Withdraw);

/**
 * The wallet: deposit and withdrawal, or the status of the payment that the player returns from. `back` shows a link
 * to the page before. A restricted player sees only the withdrawal, without tabs; so does any player the deposit where
 * the operator has no withdrawals.
 */
export default function WalletsScreen() {
  const t = words.use();
  const { name, back, orderNo, item } = useQuery('/wallets');
  const pays = useFeature('withdrawals');
  const mayPlay = useSnapshot(stores.rg).state === rgStates.normal;
  const { parts } = useSnapshot(shellParts);
  // The tab bar and the page's own tabs name the page, so it needs no title.
  const isPlain = !back && mayPlay;
  return (
    <Page title={t('title')} {...(isPlain ? { untitled: true } : { back: '/' })}>
      {!orderNo && <BalanceCard withdraws={name === 'withdraw' || !mayPlay || !pays} aged={!isPlain} />}
      <Suspense fallback={<Skeleton lines={screenful} />}>
        {orderNo ? (
          <PaymentReturn key={orderNo} orderNo={orderNo} />
        ) : mayPlay ? (
          <WalletTabs {...{ name, back, item }} />
        ) : (
          <>
            {pays && <Withdraw />}
            <WalletWays />
          </>
        )}
      </Suspense>
      {isPlain && parts && <parts.Footer />}
    </Page>
  );
}

interface WalletTabsProps {
  name: 'deposit' | 'withdraw';
  back: boolean;
  /** The preset amount that the player came for; 0 for none. */
  item: number;
}

function WalletTabs({ name, back, item }: WalletTabsProps) {
  const t = words.use();
  const tabs = (['deposit', 'withdraw'] as const).map((id) => ({ id, name: t(id) }));
  const pays = useFeature('withdrawals');
  const select = (id: WalletTabsProps['name']) => void go(href('/wallets', { name: id, back }), { replace: true });
  const content = (
    <Suspense fallback={<Skeleton lines={screenful} />}>
      <div className={layout['stack3']}>
        {pays && name === 'withdraw' ? (
          <>
            <Withdraw />
            <WalletWays />
          </>
        ) : (
          <Deposit key={item} opener={inThisTab} item={item} aboveTabs>
            <WalletWays />
          </Deposit>
        )}
      </div>
    </Suspense>
  );
  if (!pays) return content;
  return (
    <Tabs label={t('tabs')} tabs={tabs} current={name} onSelect={select}>
      {content}
    </Tabs>
  );
}
