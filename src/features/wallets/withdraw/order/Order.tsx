import { Suspense, useState } from 'react';
import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import type { Withdrawal } from '#contract/endpoints/withdrawals.ts';
import { usePoll } from '#shared/money-act/usePoll.ts';
import { notificationPermission } from '#browser/push/pushAllowed.ts';
import { Moment } from '#features/wallets/Moment.tsx';
import { usePaidNews } from '#features/wallets/usePaidNews.ts';
import { href } from '#nav/href.ts';
import { lazy } from '#nav/lazy.tsx';
import { Failed } from '#shared/page/Failed.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { formatMoney } from '#i18n/money.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { toAccounts } from '../paths.ts';
import { endOf, isBack } from '../steps.ts';
import { Timeline } from './Timeline.tsx';
import { useTimeText } from '../useTimeText.ts';
import layout from '#ui/layout.module.css';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

/** Offers a notification when it is paid; nothing if its code can't be loaded. */
const PushOffer = lazy(
  async () => (await import('#shared/push/parts.ts')).parts.PushOffer,
  () => null,
);
/** Whether the player has never been asked for notifications. */
const isUnasked = () => notificationPermission() === 'default';

/** The status of a withdrawal is polled every 3 s, for 2 minutes, like a payment's (WA-04); milliseconds. */
const pace = { every: 3_000, patience: 120_000 };

/** A withdrawal order: its status and each step with its time; it can't be cancelled (WA-11, RG-14). */
export function Order({ orderNo }: { orderNo: string }) {
  const t = words.use();
  // Fixed at the first render, so that the offer stays and shows its answer.
  const [wasUnasked] = useState(isUnasked);
  const { value, failure, retry } = useReply('exchangeStatus', { orderNo });
  // The order itself is always requested; the list in `getExchange` comes from the reply cache.
  const kept = useReply('getExchange', {}).value;
  const order = value ?? kept?.list.find((each) => each.orderNo === orderNo);
  const unknown = failure?.kind === 'refused' && failure.code === codes.notFound;
  const inProgress = !unknown && (!order || endOf(order.status) === null);
  const poll = usePoll(inProgress, () => void retry(), pace);

  if (unknown) {
    return (
      <EmptyState title={t('unknownOrder')} text={t('unknownOrderText')}>
        <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
      </EmptyState>
    );
  }
  if (!order) {
    if (!failure) return <Skeleton lines={8} />;
    return <Failed failure={failure} text={t('orderFailed')} onRetry={retry} />;
  }
  const lookAgain = () => {
    poll.again();
    void retry();
  };
  const method = kept?.methods.find(({ name }) => name === order.name);
  const title = method?.title ?? order.name;
  return (
    <div className={css['page']}>
      <Summary order={order} title={title} over={poll.over} eta={order.eta ?? method?.eta} />
      <Timeline order={order} title={title} />
      {inProgress && wasUnasked && (
        <Suspense>
          <PushOffer />
        </Suspense>
      )}
      <div className={layout['stack3']}>
        {isBack(order.status) && (
          <LinkButton to={toAccounts} kind="gold">
            {t('checkAccounts')}
          </LinkButton>
        )}
        {poll.over && inProgress && <Button onClick={lookAgain}>{t('checkAgain')}</Button>}
        <LinkButton to={href('/wallets/record', { tab: 'withdrawals' })}>{t('toWithdrawals')}</LinkButton>
      </div>
    </div>
  );
}

interface SummaryProps {
  order: Withdrawal;
  /** The title of its payout method. */
  title: string;
  /** Polling has ended. */
  over: boolean;
  /** Usual duration, minutes. */
  eta: number | null | undefined;
}

const headings = { paid: 'paid', refused: 'declined', returned: 'returned' } as const;

/** The status in a sentence; changes are announced to screen readers. */
function Summary({ order, title, over, eta }: SummaryProps) {
  const t = words.use();
  const timeText = useTimeText();
  const { onLine } = useSnapshot(stores.network);
  const { status, amount, reason } = order;
  const net = formatMoney(order.realAmount);
  const end = endOf(status);
  const isNews = usePaidNews(order.orderNo, end === 'paid');

  function waiting() {
    if (!onLine) return t('orderOffline');
    if (over) return t('laterText');
    if (!eta) return t('onItsWayPlain');
    return t('onItsWayText', { net, time: timeText(eta) });
  }
  const text = {
    paid: () => t('paidText', { net, account: t('toAccount', { way: title, account: order.accountMasked }) }),
    refused: () => t('backText', { amount: formatMoney(amount) }),
    returned: () => t('backText', { amount: formatMoney(amount) }),
  };
  const heading = t(end ? headings[end] : over ? 'later' : 'onItsWay');
  const said = end ? text[end]() : waiting();
  return (
    <Card>
      <div className={layout['stack3']}>
        {!end || end === 'paid' ? (
          <Moment
            kind={end ? 'done' : 'sent'}
            isNews={!end || isNews}
            title={heading}
            amount={order.realAmount}
            text={said}
          />
        ) : (
          <>
            <h2 className={css['heading']}>{heading}</h2>
            {reason && <p className={css['fault']}>{t('reason', { reason })}</p>}
            <output>{said}</output>
          </>
        )}
      </div>
    </Card>
  );
}
