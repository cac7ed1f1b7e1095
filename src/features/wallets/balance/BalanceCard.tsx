import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { HeldMoney } from '#shared/balance/HeldMoney.tsx';
import { InDoubt } from '#shared/balance/InDoubt.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { useIsToday } from '#shared/page/useIsToday.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Disclosure } from '#ui/Disclosure.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { MoneyText } from '#ui/text/MoneyText.tsx';
import { formatMoney } from '#i18n/money.ts';
import { cardClass } from '#ui/cardClass.ts';
import typography from '#ui/typography.module.css';
import css from './BalanceCard.module.css';
import { headingOf } from '../withdraw/rules.ts';
import { words as withdrawals } from '../withdraw/words.en.ts';
import { words } from '../words.en.ts';

interface BalanceCardProps {
  /** The page shows elsewhere how much can be withdrawn and what holds back the rest. */
  withdraws: boolean;
  /** Shows the age of the balance, on a page without a top bar that does. */
  aged: boolean;
}

/** The balance in one line that expands to its parts: withdrawable, held back, and in games. */
export function BalanceCard({ withdraws, aged }: BalanceCardProps) {
  const t = words.use();
  const common = shell.use();
  const withdrawal = withdrawals.use();
  const { coin, at } = useSnapshot(stores.wallet);
  const { value: exchange, at: told } = useReply('getExchange', {});
  const isToday = useIsToday(told);
  const hasGameBalances = useFeature('gameBalances');
  const time = useAge(at, aged);
  return (
    <section className={`${cardClass('list')} ${css['card']}`}>
      <Disclosure
        title={
          <span className={css['line']}>
            <span className={typography['caption']}>
              {t('yourBalance')}
              {aged && time && `, ${common('asOf', { time })}`}
            </span>
            <MoneyText amount={coin} />
          </span>
        }
      >
        <div className={css['parts']}>
          <Facts plain>
            {!withdraws && (
              <Fact name={withdrawal(exchange ? headingOf(exchange, isToday) : 'withdrawable')}>
                {formatMoney(exchange?.withdrawable ?? null)}
              </Fact>
            )}
            {hasGameBalances && <InGames />}
          </Facts>
          {exchange && !withdraws && <HeldMoney exchange={exchange} />}
        </div>
      </Disclosure>
      <InDoubt className={typography['caption']} />
    </section>
  );
}

/** The money in games: unknown while a transfer back is uncertain; nothing if the operator lacks the call. */
function InGames() {
  const t = words.use();
  const { value, failure } = useReply('getGameBalances', {});
  const isMoving = useSnapshot(stores.acts).retrieveBalance?.state === 'uncertain';
  if (!value && failure?.kind === 'refused') return null;
  return (
    <Fact name={<Link href={href('/member/retrieve-balance')}>{t('inGames')}</Link>}>
      {formatMoney(isMoving ? null : (value?.total ?? null))}
    </Fact>
  );
}
