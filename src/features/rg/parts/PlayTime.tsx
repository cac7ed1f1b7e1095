import type { Output } from '#contract/endpoints.ts';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import css from '../SelfLimitedScreen.module.css';
import { words } from '../words.ts';

const perMinute = 60;

/** Formats seconds as hours and minutes: `1:05`. */
const span = (seconds: number) =>
  [Math.floor(seconds / perMinute ** 2), Math.floor(seconds / perMinute) % perMinute]
    .map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0')))
    .join(':');

/** How long the player has played, and the net results. */
export function PlayTime({ playSec, net, today, week, lifetimeNetDeposit }: Readonly<Output<'rgSession'>>) {
  const t = words.use();
  const rows = [
    { name: t('stay'), playSec, net },
    { name: t('today'), ...today },
    { name: t('week'), ...week },
  ];
  return (
    <Card aria-label={t('now')}>
      <h2>{t('now')}</h2>
      <Facts plain>
        {rows.map((row) => (
          <Fact key={row.name} name={<PeriodName name={row.name} playSec={row.playSec} />}>
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

function PeriodName({ name, playSec }: { name: string; playSec: number }) {
  const t = words.use();
  return (
    <>
      {name}
      <p className={css['note']}>{t('played', { time: span(playSec) })}</p>
    </>
  );
}
