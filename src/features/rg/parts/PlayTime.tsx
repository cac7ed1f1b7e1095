import type { Output } from '#contract/endpoints.ts';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { words } from '../words.en.ts';
import typography from '#ui/typography.module.css';

const perMinute = 60;

/** How long the player has played, and the net results. */
export function PlayTime({ playSec, net, today, week, lifetimeNetDeposit }: Readonly<Output<'rgSession'>>) {
  const t = words.use();
  const played = (seconds: number) => {
    const [h, m] = [Math.floor(seconds / perMinute ** 2), Math.floor(seconds / perMinute) % perMinute];
    return t('played', { time: h > 0 ? t('forHours', { h, m }) : t('shortly', { m }) });
  };
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
