import type { Output } from '#contract/endpoints.ts';
import { Card } from '#ui/Card.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
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
      <dl className={css['figures']}>
        {rows.map((row) => [
          <dt key={`${row.name} name`}>
            {row.name}
            <p className={css['note']}>{t('played', { time: span(row.playSec) })}</p>
          </dt>,
          <dd key={`${row.name} net`}>
            <MoneyText amount={row.net} signed />
          </dd>,
        ])}
        <dt>{t('netLifetime')}</dt>
        <dd>
          <MoneyText amount={lifetimeNetDeposit} />
        </dd>
      </dl>
    </Card>
  );
}
