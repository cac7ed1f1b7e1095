import { useEffect, type ReactNode } from 'react';
import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import { rechargeStates } from '#contract/deposits.ts';
import { usePoll } from '#shared/money-act/usePoll.ts';
import { stores } from '#data/stores.ts';
import { track } from '#nav/analytics.ts';
import { useReply } from '#nav/useReply.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#i18n/money.ts';
import { AskSupport } from './AskSupport.tsx';
import { DepositTerms } from './deposit/DepositTerms.tsx';
import { PaymentStatus } from './PaymentStatus.tsx';
import { usePaidNews } from './usePaidNews.ts';
import css from './WalletsScreen.module.css';
import { words } from './words.en.ts';

/** The status of a payment is polled every 3 s, for 2 minutes (WA-04); milliseconds. */
const pace = { every: 3_000, patience: 120_000 };

/** The refusals of a number that no order has: another's, or one that an address has made up. */
const noOrder: readonly number[] = [codes.notFound, codes.badParameter];

interface PaymentProps {
  orderNo: string;
  /** Shown while the outcome is unknown: where to pay, as a text and as a link. */
  waiting: { text: string; foot?: ReactNode };
  /** What to do next, by outcome. */
  next: Record<'paid' | 'again' | 'unknown', ReactNode>;
}

/** The status of a payment, polled until it is final. */
export function Payment({ orderNo, waiting, next }: PaymentProps) {
  const t = words.use();
  const { value, failure, retry } = useReply('rechargeStatus', { orderNo });
  const unknown = failure?.kind === 'refused' && noOrder.includes(failure.code);
  const settled = value && value.status !== rechargeStates.waiting ? value : undefined;
  const poll = usePoll(!unknown && !settled, () => void retry(), pace);

  const isNews = usePaidNews(orderNo, value && value.status === rechargeStates.paid);
  const status = settled?.status;
  useEffect(() => {
    if (status !== undefined) track('deposit_return', { status });
  }, [status]);

  if (unknown) return <PaymentStatus title={t('unknownOrder')} text={t('unknownOrderText')} foot={next.unknown} />;
  if (!settled) return <Pending orderNo={orderNo} waiting={waiting} poll={poll} retry={retry} />;

  const amount = formatMoney(settled.amount);
  switch (settled.status) {
    case rechargeStates.failed:
      return (
        <PaymentStatus title={t('failed')} text={t('failedText', { amount })} orderNo={orderNo} foot={next.again} />
      );
    case rechargeStates.expired:
      return (
        <PaymentStatus
          title={t('expired')}
          text={t('expiredText', { amount })}
          orderNo={orderNo}
          foot={
            <>
              {next.again}
              <AskSupport />
            </>
          }
        />
      );
    default: {
      const bonus = settled.bonus ? formatMoney(settled.bonus) : undefined;
      const text = bonus ? t('paidBonus', { amount, bonus }) : t('paidText', { amount });
      return (
        <PaymentStatus
          title={t('paid')}
          text={text}
          orderNo={orderNo}
          done={settled.amount}
          isNews={isNews}
          foot={next.paid}
        >
          <p className={css['sum']}>{t('newBalance', { balance: formatMoney(settled.coin) })}</p>
          <DepositTerms turnover={settled.turnover} />
        </PaymentStatus>
      );
    }
  }
}

interface PendingProps extends Pick<PaymentProps, 'orderNo' | 'waiting'> {
  poll: ReturnType<typeof usePoll>;
  retry: () => Promise<void>;
}

/** A payment whose outcome is unknown: it is being polled, or polling has ended. */
function Pending({ orderNo, waiting, poll, retry }: PendingProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const lookAgain = () => {
    poll.again();
    void retry();
  };
  if (!poll.over) {
    const text = onLine ? waiting.text : t('waitingOffline');
    return <PaymentStatus title={t('waiting')} text={text} orderNo={orderNo} foot={waiting.foot} />;
  }
  return (
    <PaymentStatus
      title={t('later')}
      text={t('laterText')}
      orderNo={orderNo}
      foot={
        <>
          <Button onClick={lookAgain}>{t('checkAgain')}</Button>
          {waiting.foot}
        </>
      }
    />
  );
}
