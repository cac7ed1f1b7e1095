import { useSnapshot } from 'valtio';
import * as codes from '#contract/codes.ts';
import { stores } from '#data/stores.ts';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.ts';
import { ErrorState } from '#ui/states/ErrorState.tsx';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { PeriodField } from '#shared/records/PeriodField.tsx';
import { usePeriod } from '#shared/records/usePeriod.ts';
import wallet from '../WalletsScreen.module.css';
import { Statement } from './Statement.tsx';
import css from './Statement.module.css';
import { words } from './words.ts';

const periods = ['week', 'month', 'quarter', 'own'] as const;

/** Choice of a statement's period, with the statement and buttons to download it as CSV and to print it. */
export function StatementPage() {
  const t = words.use();
  const chosen = usePeriod(periods, 'month');
  const { span, days } = chosen;
  return (
    <>
      <div className={`${wallet['records']} ${css['onScreen']}`}>
        <p className={wallet['small']}>
          {t('intro')} {t('older')}
        </p>
        <PeriodField chosen={chosen} />
      </div>
      {span && <LoadedStatement key={`${days.from} ${days.to}`} days={days} span={span} />}
    </>
  );
}

interface LoadedStatementProps {
  days: { from: string; to: string };
  span: { startTime: number; endTime: number };
}

function LoadedStatement({ days, span }: LoadedStatementProps) {
  const t = words.use();
  const common = shell.use();
  const { onLine } = useSnapshot(stores.network);
  const { value, failure, retry } = useReply('statement', span);
  if (value) return <Statement statement={value} days={days} />;
  // The period has more ledger rows than a statement may contain.
  if (failure?.kind === 'refused' && failure.code === codes.badParameter)
    return <p className={wallet['reason']}>{t('tooMany')}</p>;
  if (!failure && onLine) return <Skeleton lines={8} />;
  return (
    <ErrorState text={t(onLine ? 'failed' : 'offline')} retryLabel={common('retry')} onRetry={() => void retry()} />
  );
}
