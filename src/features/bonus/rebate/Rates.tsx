import type { Rebate } from '#contract/endpoints/rebate.ts';
import { Card } from '#ui/Card.tsx';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { words } from '../words.en.ts';
import { usePercent } from '#shared/claims/usePercent.ts';

interface RatesProps {
  list: readonly Readonly<Rebate>[];
  /** For how many days a rebate is claimable, if the operator says so. */
  days: number | null | undefined;
}

/** The player's rate for every kind of games, and how it is determined (G-03). */
export function Rates({ list, days }: RatesProps) {
  const t = words.use();
  const percent = usePercent();
  return (
    <Card>
      <Disclosure title={t('rates')}>
        <div className={layout['stack3']}>
          <Facts>
            {list.map(({ type, name, rate }) => (
              <Fact key={type} name={name}>
                {percent(rate)}
              </Fact>
            ))}
          </Facts>
          <p className={typography['caption']}>
            {t('ratesNote')} {days ? t('rebateDays', { n: days }) : ''}
          </p>
        </div>
      </Disclosure>
    </Card>
  );
}
