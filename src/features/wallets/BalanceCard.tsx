import { useSnapshot } from 'valtio';
import { useAsOf } from '../../app/asOf.ts';
import { href } from '../../app/href.ts';
import { LinkButton } from '../../app/LinkButton.tsx';
import { stores } from '../../app/stores.ts';
import { words as shell } from '../../app/words.ts';
import { formatMoney } from '../../ui/money.ts';
import css from './wallets.module.css';
import { words } from './words.ts';

/** What the player has, as of when, and the way to what happened to it. */
export function BalanceCard() {
  const t = words.use();
  const common = shell.use();
  const { coin, at } = useSnapshot(stores.wallet);
  const time = useAsOf(at);
  return (
    <section className={`${css['card']} ${css['balance']}`}>
      <div>
        <p className={css['label']}>{t('yourBalance')}</p>
        <p className={css['money']}>{formatMoney(coin)}</p>
        {time && <p className={css['small']}>{common('asOf', { time })}</p>}
      </div>
      <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
    </section>
  );
}
