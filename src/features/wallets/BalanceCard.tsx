import { useSnapshot } from 'valtio';
import { href } from '#nav/href.ts';
import { InDoubt } from '#shared/balance/InDoubt.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { useAge } from '#shared/page/useAge.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { stores } from '#data/stores.ts';
import { words as shell } from '#i18n/words.ts';
import { Button } from '#ui/Button.tsx';
import { formatMoney } from '#i18n/money.ts';
import { BonusMoney } from './BonusMoney.tsx';
import { useSafebox } from './safebox/useSafebox.ts';
import css from './WalletsScreen.module.css';
import { words } from './words.ts';

/** Whether the operator offers a feature; one that the config doesn't mention is on. */
const isOn = (
  config: { readonly features?: Readonly<Record<string, boolean | 0 | 1>> | null | undefined } | null,
  name: string,
) => Boolean(config?.features?.[name] ?? true);

/** The balance with its freshness, the amount in the safebox, and links to records, safebox and withdrawal. */
export function BalanceCard() {
  const t = words.use();
  const common = shell.use();
  const { at } = useSnapshot(stores.wallet);
  const { config } = useSnapshot(stores.settings);
  const { coin, safebox } = useSafebox();
  const time = useAge(at, true);
  return (
    <section className={css['card']}>
      <div>
        <p className={css['label']}>{t('yourBalance')}</p>
        <p className={css['money']}>{formatMoney(coin)}</p>
        <p className={css['small']}>{time ? common('asOf', { time }) : '\u00A0'}</p>
        <BonusMoney />
        <InDoubt className={css['small']} />
      </div>
      <div className={css['ways']}>
        <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
        <LinkButton to={href('/wallets/card/list')}>{t('accounts')}</LinkButton>
        {isOn(config, 'safebox') && (
          <Button onClick={() => void show('safebox', {}).catch(report)}>
            {safebox ? t('safeboxWith', { amount: formatMoney(safebox) }) : t('safebox')}
          </Button>
        )}
      </div>
    </section>
  );
}
