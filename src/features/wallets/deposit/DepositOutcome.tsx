import type { ActOutput } from '#contract/moneyActs.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { useReply } from '#nav/useReply.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import type { DepositAct } from '../useDeposit.ts';
import { cardClass } from '#ui/cardClass.ts';
import layout from '#ui/layout.module.css';
import css from '../WalletsScreen.module.css';
import { words } from '../words.en.ts';

/** The outcome of a deposit that was unknown, with the next step, above the form for another one (WA-05). */
export function DepositOutcome({ deposit: { found, forget, payFound } }: { deposit: DepositAct }) {
  const t = words.use();
  if (!found) return null;
  const records = <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>;
  return (
    <section className={`${cardClass()} ${css['card']}`} aria-label={t('found')}>
      {'order' in found ? (
        <Created order={found.order} onPay={() => payFound(found.order)} />
      ) : (
        <output>{t(found.key)}</output>
      )}
      <div className={`${css['ways']} ${layout['cluster']}`}>
        {'order' in found || found.key === 'settled' ? records : null}
        <Button kind="quiet" onClick={forget}>
          {t('dismiss')}
        </Button>
      </div>
    </section>
  );
}

function Created({ order, onPay }: { order: ActOutput<'deposit'>; onPay: () => void }) {
  const t = words.use();
  const { value } = useReply('rechargeStatus', { orderNo: order.orderNo });
  return (
    <>
      <output>{value ? t('created', { amount: formatMoney(value.amount) }) : t('createdUnread')}</output>
      <p className={css['number']}>{t('order', { orderNo: order.orderNo })}</p>
      <Button kind="gold" onClick={onPay}>
        {t('continuePaying')}
      </Button>
    </>
  );
}
