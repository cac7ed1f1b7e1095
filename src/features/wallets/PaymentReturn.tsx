import { useEffect } from 'react';
import { useSnapshot } from 'valtio';
import { rechargeStates } from '../../../worker/contract/limits.ts';
import { href } from '../../app/href.ts';
import { LinkButton } from '../../app/LinkButton.tsx';
import { stores } from '../../app/stores.ts';
import { track } from '../../app/track.ts';
import { useReply } from '../../app/useReply.ts';
import { Button } from '../../ui/Button.tsx';
import { formatMoney } from '../../ui/money.ts';
import { Outcome } from './Outcome.tsx';
import { usePoll } from './usePoll.ts';
import css from './wallets.module.css';
import { words } from './words.ts';

/** A payment is looked after every 3 s, for 2 minutes (WA-04); milliseconds. */
const pace = { every: 3_000, patience: 120_000 };

/** The operator knows no such order (payloads, status codes). */
const missing = 404;

/** What became of the payment the player comes back from. */
export function PaymentReturn({ orderNo }: { orderNo: string }) {
  const t = words.use();
  const { value, failure, retry } = useReply('rechargeStatus', { orderNo });
  const unknown = failure?.kind === 'refused' && failure.code === missing;
  const settled = value && value.status !== rechargeStates.waiting ? value : undefined;
  const poll = usePoll(!unknown && !settled, () => void retry(), pace);

  const status = settled?.status;
  useEffect(() => {
    if (status !== undefined) track('deposit_return', { status });
  }, [status]);

  if (unknown) return <Outcome title={t('unknownOrder')} text={t('unknownOrderText')} foot={<ToRecords />} />;
  if (!settled) return <Pending orderNo={orderNo} poll={poll} retry={retry} />;

  const amount = formatMoney(settled.amount);
  switch (settled.status) {
    case rechargeStates.failed:
      return (
        <Outcome title={t('failed')} text={t('failedText', { amount })} orderNo={orderNo} foot={<DepositAgain />} />
      );
    case rechargeStates.expired:
      return <Outcome title={t('expired')} text={t('expiredText')} orderNo={orderNo} foot={<DepositAgain />} />;
    default: {
      const bonus = settled.bonus ? formatMoney(settled.bonus) : undefined;
      const text = bonus ? t('paidBonus', { amount, bonus }) : t('paidText', { amount });
      return (
        <Outcome title={t('paid')} text={text} orderNo={orderNo} foot={<ToGames />}>
          <p className={css['money']}>{t('newBalance', { balance: formatMoney(settled.coin) })}</p>
        </Outcome>
      );
    }
  }
}

interface PendingProps {
  orderNo: string;
  poll: ReturnType<typeof usePoll>;
  retry: () => Promise<void>;
}

/** Not known yet: it is being looked at, or was for long enough. */
function Pending({ orderNo, poll, retry }: PendingProps) {
  const t = words.use();
  const { onLine } = useSnapshot(stores.network);
  const lookAgain = () => {
    poll.again();
    void retry();
  };
  if (!poll.over) {
    return <Outcome title={t('waiting')} text={t(onLine ? 'waitingText' : 'waitingOffline')} orderNo={orderNo} />;
  }
  return (
    <Outcome
      title={t('later')}
      text={t('laterText')}
      orderNo={orderNo}
      foot={<Button onClick={lookAgain}>{t('checkAgain')}</Button>}
    />
  );
}

function DepositAgain() {
  const t = words.use();
  return (
    <LinkButton to={href('/wallets', { name: 'deposit' })} kind="gold">
      {t('again')}
    </LinkButton>
  );
}

function ToRecords() {
  const t = words.use();
  return (
    <LinkButton to={href('/wallets/record')} kind="gold">
      {t('records')}
    </LinkButton>
  );
}

function ToGames() {
  const t = words.use();
  return (
    <LinkButton to={href('/')} kind="gold">
      {t('play')}
    </LinkButton>
  );
}
