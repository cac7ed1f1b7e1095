import type { Money } from '#contract/schema.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { useAction } from '#nav/useAction.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { cardClass } from '#ui/cardClass.ts';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import { words } from './words.en.ts';

/** What comes before a request: money to withdraw, or else a payment or a round in progress. */
export function MoneyLeft({ amount, onCheck }: { amount: Money; onCheck: () => Promise<void> }) {
  const t = words.use();
  const checking = useAction(onCheck);
  const isHeld = amount > 0;
  return (
    <section className={`${cardClass()} ${layout['stack3']}`}>
      <h2 className={typography['subheading']}>
        {isHeld ? t('moneyLeft', { amount: formatMoney(amount) }) : t('inProgress')}
      </h2>
      <p>{t(isHeld ? 'moneyLeftText' : 'inProgressText')}</p>
      {isHeld ? (
        <>
          <LinkButton kind="gold" wide to={href('/wallets', { name: 'withdraw' })}>
            {t('withdraw')}
          </LinkButton>
          <p className={typography['caption']}>{t('stuck')}</p>
        </>
      ) : (
        <Button busy={checking.busy} onClick={() => void checking.run()}>
          {t('checkAgain')}
        </Button>
      )}
    </section>
  );
}
