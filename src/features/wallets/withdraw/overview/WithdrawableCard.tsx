import { Card } from '#ui/Card.tsx';
import { useIsToday } from '#shared/page/useIsToday.ts';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { headingOf, type Exchange } from '../rules.ts';
import { Turnover } from '../turnover/Turnover.tsx';
import layout from '#ui/layout.module.css';
import css from '../WithdrawalScreen.module.css';
import { words } from '../words.en.ts';

interface WithdrawableCardProps {
  exchange: Exchange;
  /** The time of the answer, epoch milliseconds. */
  at: number;
}

/** The withdrawable amount, and the turnover that holds back the rest (WA-09). */
export function WithdrawableCard({ exchange, at }: WithdrawableCardProps) {
  const t = words.use();
  const isToday = useIsToday(at);
  return (
    <Card>
      <div className={layout['stack3']}>
        <p className={css['small']}>{t(headingOf(exchange, isToday))}</p>
        <p>
          <MoneyText amount={exchange.withdrawable} large />
        </p>
        <Turnover exchange={exchange} />
      </div>
    </Card>
  );
}
