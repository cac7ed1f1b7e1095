import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { payoutNames, type PayoutName } from '#contract/payouts.ts';
import { effect } from '#data/effects.ts';
import { href, useQuery } from '#nav/href.ts';
import { go } from '#nav/navigation.ts';
import { toast } from '#nav/toasts.ts';
import { Failed } from '#shared/page/Failed.tsx';
import NotFoundScreen from '#shared/page/NotFoundScreen.tsx';
import { Page } from '#shared/page/Page.tsx';
import { useIsShown } from '#shared/page/useIsShown.ts';
import { useIsToday } from '#shared/page/useIsToday.ts';
import { useReply } from '#nav/useReply.ts';
import { useSettled } from '#nav/useSettled.ts';
import { useMoneyAct } from '#shared/money-act/useMoneyAct.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { lazyPart } from '#shared/page/lazyPart.tsx';
import { nameAt, withdrawalPath } from './paths.ts';
import { gateOf } from './rules.ts';
import { WithdrawalConditions } from './WithdrawalConditions.tsx';
import { WithdrawalOutcome, UnknownWithdrawal } from './UnknownWithdrawal.tsx';
import { words } from './words.en.ts';

const GateNotice = lazyPart(async () => (await import('./gate/GateNotice.tsx')).GateNotice);
const Order = lazyPart(async () => (await import('./order/Order.tsx')).Order);
const WithdrawalFields = lazyPart(async () => (await import('./form/WithdrawalFields.tsx')).WithdrawalFields);

/**
 * A withdrawal by the payout method in the address, or an existing order. A method that the newest answer lacks
 * shows the page for a missing address.
 */
export default function WithdrawalScreen() {
  const t = words.use();
  const [pathname] = useLocation();
  const name = nameAt(pathname) ?? payoutNames[0];
  const { orderNo } = useQuery(withdrawalPath(name));
  const { value } = useReply('getExchange', {});
  const settled = useSettled('getExchange', {});
  const method = value?.methods.find((each) => each.name === name);

  if (value && !method && !orderNo && settled) return <NotFoundScreen />;
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
  const isShown = useIsShown();
  // A new order, or one found by the look-up, is shown on its own page.
  const act = useMoneyAct('withdraw', {
    async onDone({ orderNo }, { sent }) {
      if (sent) effect('end');
      if (!isShown()) return toast(`${t('withdrawal')}: ${t('stepSubmitted')}`);
      await go(href(withdrawalPath(name), { orderNo }), { replace: true });
    },
  });
  const exchange = useReply('getExchange', {});
  const isToday = useIsToday(exchange.at);
  const banks = useReply('getBankInfo', {});

  const failed = [exchange, banks].filter(({ value, failure }) => !value && failure);
  const method = exchange.value?.methods.find((each) => each.name === name);
  if (!exchange.value || !banks.value || !method) {
    if (act.unknown) return <UnknownWithdrawal act={act} />;
    if (failed.length === 0) return <Skeleton lines={8} />;
    const again = () => failed.forEach(({ retry }) => void retry());
    return <Failed failure={failed[0]?.failure} text={t('failed')} onRetry={again} />;
  }
  const known = { exchange: exchange.value, method, name };
  const { list, kinds } = banks.value;
  const accounts = list.filter((each) => each.name === name);
  const gate = gateOf(exchange.value, method, accounts, isToday);
  if (gate && act.unknown) return <UnknownWithdrawal act={act} />;
  return (
    <>
      {act.outcome && <WithdrawalOutcome outcome={act.outcome} />}
      {gate && <GateNotice gate={gate} {...known} />}
      {!gate && <WithdrawalFields {...known} {...{ accounts, kinds, act }} />}
      {!act.unknown && <WithdrawalConditions {...known} at={exchange.at} failed={exchange.failure !== undefined} />}
    </>
  );
}
