import { useSnapshot } from 'valtio';
import type { Limit } from '#contract/endpoints/protection.ts';
import type { Money } from '#contract/schema.ts';
import { leftOf } from '#shared/rg/bindingLimit.ts';
import { language, locales } from '#i18n/language.ts';
import { formatDateTime } from '#i18n/dates.ts';
import { formatMoney } from '#i18n/money.ts';
import { Progress } from '#ui/states/Progress.tsx';
import { kindWords, periodWords } from '../limitRules.ts';
import { Pending } from './Pending.tsx';
import { useNow } from './useNow.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from '../SelfLimitedScreen.module.css';
import { words } from '../words.en.ts';

/** The limits in force with their usage, and looser limits that wait for confirmation. */
export function LimitList({ limits }: { limits: readonly Limit[] }) {
  const t = words.use();
  const shown = limits.filter(({ kind, value, pending }) => kind === 'reality' || value > 0 || pending);
  const now = useNow();
  const typed = shown.some(({ kind }) => kind !== 'reality');
  return (
    <>
      {!typed && <p>{t('noLimits')}</p>}
      <ul className={`${css['limits']} ${layout['list']} ${layout['stack4']}`}>
        {shown.map((limit) => (
          <li key={`${limit.kind} ${limit.period}`}>
            <Used limit={limit} now={now} />
            {limit.pending && <Pending id={limit.id} kind={limit.kind} pending={limit.pending} />}
          </li>
        ))}
      </ul>
    </>
  );
}

function Used({ limit, now }: { limit: Limit; now: number }) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { kind, period, value, used, resetAt } = limit;
  if (kind === 'reality') return <span className={typography['caption']}>{t('realityNow', { minutes: value })}</span>;
  const say = (amount: number) => (kind === 'session' ? t('minutes', { n: amount }) : formatMoney(amount as Money));
  const label = t('limitName', { period: t(periodWords[period]), kind: t(kindWords[kind]) });
  // The figures of a period that is over aren't those of the current one.
  if (resetAt && resetAt <= now) return <span>{`${label}: ${say(value)}`}</span>;
  return (
    <>
      <Progress
        label={label}
        value={used ?? 0}
        max={value}
        text={t('usedOf', { used: say(used ?? 0), limit: say(value), left: say(leftOf(limit)) })}
      />
      {resetAt && (
        <p className={typography['caption']}>{t('begins', { time: formatDateTime(resetAt, locales[code]) })}</p>
      )}
    </>
  );
}
