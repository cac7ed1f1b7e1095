import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { payoutNames, type PayoutName } from '#contract/payouts.ts';
import { href, useQuery } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import NotFoundScreen from '#shared/page/NotFoundScreen.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { lazy } from '#nav/lazy.tsx';
import { Missing } from '#shared/page/Missing.tsx';
import { nameAt, withdrawalPath } from './paths.ts';
import { gateOf } from './rules.ts';
import { WithdrawalConditions } from './WithdrawalConditions.tsx';
import { WithdrawalOutcome, UnknownWithdrawal } from './UnknownWithdrawal.tsx';
import { words } from './words.ts';

const GateNotice = lazy(async () => (await import('./gate/GateNotice.tsx')).GateNotice, Missing);
const Order = lazy(async () => (await import('./order/Order.tsx')).Order, Missing);
const WithdrawalFields = lazy(async () => (await import('./form/WithdrawalFields.tsx')).WithdrawalFields, Missing);

/**
 * A withdrawal by the payout method in the address, or an existing order. An unknown method shows the page for a
 * missing address.
 */
export default function WithdrawalScreen() {
  const t = words.use();
  const [pathname] = useLocation();
  const name = nameAt(pathname) ?? payoutNames[0];
  const { orderNo } = useQuery(withdrawalPath(name));
  const { value } = useReply('getExchange', {});
  const method = value?.methods.find((each) => each.name === name);

  if (value && !method && !orderNo) return <NotFoundScreen />;
  const title = method && !orderNo ? t('withdrawTo', { way: method.title }) : t('withdrawal');
  return (
    <Page title={title} back="/wallets" balance>
      <Suspense fallback={<Skeleton lines={8} />}>
        {orderNo ? <Order key={orderNo} orderNo={orderNo} /> : <NewWithdrawal name={name} />}
      </Suspense>
    </Page>
  );
}

/** The obstacle to a withdrawal, or the form. */
function NewWithdrawal({ name }: { name: PayoutName }) {
  const t = words.use();
  const common = shell.use();
  // A new order, or one found by the look-up, is shown on its own page.
  const act = useMoneyAct('withdraw', {
    onDone: async ({ orderNo }) => void (await go(href(withdrawalPath(name), { orderNo }), { replace: true })),
  });
  const exchange = useReply('getExchange', {});
  const banks = useReply('getBankInfo', {});

  const failed = [exchange, banks].filter(({ value, failure }) => !value && failure);
  const method = exchange.value?.methods.find((each) => each.name === name);
  if (!exchange.value || !banks.value || !method) {
    if (act.unknown) return <UnknownWithdrawal act={act} />;
    if (failed.length === 0) return <Skeleton lines={8} />;
    const again = () => failed.forEach(({ retry }) => void retry());
    return <ErrorState text={t('failed')} retryLabel={common('retry')} onRetry={again} />;
  }
  const known = { exchange: exchange.value, method, name };
  const { list, kinds } = banks.value;
  const accounts = list.filter((each) => each.name === name);
  const gate = gateOf(exchange.value, method, accounts);
  if (gate && act.unknown) return <UnknownWithdrawal act={act} />;
  return (
    <>
      {act.outcome && <WithdrawalOutcome outcome={act.outcome} />}
      {gate && <GateNotice gate={gate} {...known} />}
      {!act.unknown && <WithdrawalConditions {...known} />}
      {!gate && <WithdrawalFields {...known} {...{ accounts, kinds, act }} />}
    </>
  );
}
