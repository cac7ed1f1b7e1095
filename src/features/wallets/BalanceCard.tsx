import { useSnapshot } from 'valtio';
import { Link } from 'wouter';
import { isOn } from '#contract/features.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { InDoubt } from '#shared/balance/InDoubt.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.en.ts';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import { MoreIcon } from '#ui/media/MoreIcon.tsx';
import { Fact, Facts } from '#ui/text/Facts.tsx';
import { formatMoney } from '#i18n/money.ts';
import { BonusMoney } from './BonusMoney.tsx';
import { useSafebox } from './safebox/useSafebox.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import own from './BalanceCard.module.css';
import css from './WalletsScreen.module.css';
import { headingOf } from './withdraw/rules.ts';
import { words as withdrawals } from './withdraw/words.en.ts';
import { words } from './words.en.ts';

interface BalanceCardProps {
  /** The page says elsewhere how much can be withdrawn. */
  withdraws: boolean;
}

/** The balance with its freshness and its parts, and the ways to records, receiving accounts and safebox. */
export function BalanceCard({ withdraws }: BalanceCardProps) {
  const t = words.use();
  const common = shell.use();
  const withdrawal = withdrawals.use();
  const { at } = useSnapshot(stores.wallet);
  const { config } = useSnapshot(stores.settings);
  const { coin, safebox } = useSafebox();
  const { value: exchange } = useReply('getExchange', {});
  const time = useAge(at, true);
  return (
    <section className={css['card']}>
      <div>
        <p className={typography['caption']}>{t('yourBalance')}</p>
        <p className={css['money']}>{formatMoney(coin)}</p>
        <p className={typography['caption']}>{time ? common('asOf', { time }) : '\u00A0'}</p>
        <InDoubt className={typography['caption']} />
      </div>
      <BonusMoney withdraws={withdraws} />
      <Facts plain>
        {!withdraws && (
          <Fact name={withdrawal(exchange ? headingOf(exchange) : 'withdrawable')}>
            {formatMoney(exchange?.withdrawable ?? null)}
          </Fact>
        )}
        <InGames />
      </Facts>
      <div className={`${own['tiles']} ${layout['cluster']}`}>
        <LinkButton to={href('/wallets/record')}>
          <MoreIcon name="list" />
          {t('records')}
        </LinkButton>
        <LinkButton to={href('/wallets/card/list')}>
          <Icon name="wallet" />
          {t('accounts')}
        </LinkButton>
        {isOn(config?.features, 'safebox') && (
          <Button onClick={() => void show('safebox', {}).catch(report)}>
            <MoreIcon name="lock" />
            {safebox ? t('safeboxWith', { amount: formatMoney(safebox) }) : t('safebox')}
          </Button>
        )}
      </div>
    </section>
  );
}

/** What lies in games, unknown while its transfer back is looked up; nothing where the operator has no such call. */
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
