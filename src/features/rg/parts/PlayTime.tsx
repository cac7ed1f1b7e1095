import { useSnapshot } from 'valtio';
import type { Output } from '#contract/endpoints.ts';
import { stores } from '#data/stores.ts';
import { formatDay } from '#i18n/dates.ts';
import { language, locales } from '#i18n/language.ts';
import { manilaDay } from '#i18n/manila.ts';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { words } from '../words.en.ts';
import { useNow } from './useNow.ts';
import typography from '#ui/typography.module.css';

const perMinute = 60;
const day = 24 * 60 * 60 * 1_000;

/** The number of a time's week, which begins on Monday in Manila; the first day of the epoch was a Thursday. */
const weekOf = (time: number) => Math.floor((Date.parse(manilaDay(time)) / day + 3) / 7);

interface PlayTimeProps extends Readonly<Output<'rgSession'>> {
  /** The time of these figures, epoch milliseconds. */
  at: number;
}

/** How long the player has played, and the net results; those of another day have its date, those of another week are left out. */
export function PlayTime({ playSec, net, today, week, lifetimeNetDeposit, at }: PlayTimeProps) {
  const t = words.use();
  const { code } = useSnapshot(language);
  const { clockOffset } = useSnapshot(stores.settings);
  const [told, now] = [at + clockOffset, useNow()];
  const isToday = manilaDay(told) === manilaDay(now);
  const played = (seconds: number) => {
    const [h, m] = [Math.floor(seconds / perMinute ** 2), Math.floor(seconds / perMinute) % perMinute];
    return t('played', { time: h > 0 ? t('forHours', { h, m }) : t('shortly', { m }) });
  };
  const rows = [
    { name: t('stay'), playSec, net },
    { name: isToday ? t('today') : formatDay(at, locales[code]), ...today },
    ...(weekOf(told) === weekOf(now) ? [{ name: t('week'), ...week }] : []),
  ];
  return (
    <Card aria-label={t('now')}>
      <h2>{t('now')}</h2>
      <Facts plain>
        {rows.map((row) => (
          <Fact key={row.name} name={<PeriodName name={row.name} note={played(row.playSec)} />}>
            <MoneyText amount={row.net} signed />
          </Fact>
        ))}
        <Fact name={t('netLifetime')}>
          <MoneyText amount={lifetimeNetDeposit} />
        </Fact>
      </Facts>
    </Card>
  );
}

function PeriodName({ name, note }: { name: string; note: string }) {
  return (
    <>
      {name}
      <p className={typography['caption']}>{note}</p>
    </>
  );
}
