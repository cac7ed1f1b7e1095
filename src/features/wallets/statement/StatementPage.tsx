import * as codes from '#contract/codes.ts';
import { useReply } from '#nav/useReply.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Failed } from '#shared/page/Failed.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { Skeleton } from '#ui/states/Skeleton.tsx';
import { spanOfDays, type Days } from '#shared/records/days.ts';
import { DaysKept } from '#shared/records/DaysKept.tsx';
import { PeriodField } from '#shared/records/PeriodField.tsx';
import { useHadDays } from '#shared/records/useHadDays.ts';
import { usePeriod } from '#shared/records/usePeriod.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import wallet from '../WalletsScreen.module.css';
import { Statement } from './Statement.tsx';
import css from './Statement.module.css';
import { words } from '../words.en.ts';

const periods = ['week', 'month', 'quarter', 'own'] as const;

/** Choice of a statement's period, with the statement and buttons to download it as CSV and to print it. */
export function StatementPage() {
  const t = words.use();
  const chosen = usePeriod(periods, 'month');
  const { span, days } = chosen;
  return (
    <>
      <div className={`${layout['stack3']} ${css['onScreen']}`}>
        <p className={typography['caption']}>
          {t('statementIntro')} {t('older')}
        </p>
        <PeriodField chosen={chosen} />
      </div>
      {span && <LoadedStatement key={`${days.from} ${days.to}`} days={days} />}
    </>
  );
}

function LoadedStatement({ days }: { days: Days }) {
  const t = words.use();
  const common = shell.use();
  const reply = useReply('statement', spanOfDays(days.from, days.to));
  const shown = useHadDays('statement', days, reply);
  const { value, at, failure, retry } = useReply('statement', spanOfDays(shown.from, shown.to));
  const time = useAge(at, failure !== undefined);
  if (value) {
    return (
      <>
        <div className={css['onScreen']}>
          <DaysKept chosen={days} shown={shown} />
          {time && <p className={typography['caption']}>{common('asOf', { time })}</p>}
        </div>
        <Statement statement={value} days={shown} />
      </>
    );
  }
  // The period has more ledger rows than a statement may contain.
  if (failure?.kind === 'refused' && failure.code === codes.badParameter)
    return <p className={wallet['reason']}>{t('tooMany')}</p>;
  return failure ? <Failed failure={failure} text={t('statementFailed')} onRetry={retry} /> : <Skeleton lines={8} />;
}
