import { useEffect } from 'react';
import { Link } from 'wouter';
import type { Money } from '#contract/schema.ts';
import { href } from '#nav/href.ts';
import { jackpotTiers, useJackpotStands } from '#shared/activities/useJackpotStands.ts';
import { useAge } from '#shared/page/useAge.ts';
import { formatMoney } from '#i18n/money.ts';
import { words as shell } from '#i18n/words.en.ts';
import { setRibbonNone } from '../ribbon.ts';
import hidden from '#ui/visuallyHidden.module.css';
import { words } from '../belowFold/words.en.ts';
import css from './JackpotRibbon.module.css';

/** How many winners the line has room for. */
const most = 3;

type Jackpot = ReturnType<typeof useJackpotStands>;

/**
 * What the jackpot's tiers stand at, and who won last, for players and visitors, as the operator says it; the settings'
 * `jackpotRibbon` and `winners` switch them off. Where there is none, the place that was kept for it
 * leads to limits and help for this visit; nothing is shown while its place is `absent`.
 */
export function JackpotRibbon({ absent }: { absent: boolean }) {
  const t = words.use();
  const { known, stands, winners, at } = useJackpotStands();
  const none = known ? !stands : undefined;
  useEffect(() => {
    if (none !== undefined) setRibbonNone(none);
  }, [none]);
  if (absent || !known) return null;
  if (!stands) {
    return (
      <Link href={href('/member/self-limited')} className={css['ribbon']}>
        {t('care')}
      </Link>
    );
  }
  return <Ribbon stands={stands} at={at} winners={winners} />;
}

function Ribbon({ stands, at, winners }: Pick<Jackpot, 'at' | 'winners'> & { stands: NonNullable<Jackpot['stands']> }) {
  const t = words.use();
  const common = shell.use();
  const time = useAge(at, false);
  const last = winners.slice(0, most);
  return (
    <Link href={href('/activity/jackpot')} className={css['ribbon']}>
      <span className={hidden['unseen']}>{t('jackpots')}</span>
      <dl className={css['tiers']}>
        {jackpotTiers.map(([tier, name]) => (
          <div key={tier}>
            <dt>{name}</dt>
            <dd>
              <Figure amount={stands[tier]} />
            </dd>
          </div>
        ))}
      </dl>
      {(last.length > 0 || time) && (
        <p className={css['line']}>
          {time
            ? common('asOf', { time })
            : last.map(({ nickname, amount }) => t('won', { name: nickname, amount: formatMoney(amount) })).join(' · ')}
        </p>
      )}
    </Link>
  );
}

/** An amount whose centavos are smaller. */
function Figure({ amount }: { amount: Money }) {
  const [pesos, cents] = formatMoney(amount).split('.');
  return (
    <>
      {pesos}
      <small>.{cents}</small>
    </>
  );
}
