import { Balance } from '#shared/page/Balance.tsx';
import { useFeature } from '#data/features.ts';
import { href } from '#nav/href.ts';
import { InDoubt } from '#shared/balance/InDoubt.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { words as shell } from '#i18n/words.en.ts';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import css from './MemberScreen.module.css';
import { words } from './words.en.ts';

/** The balance, with the ways to deposit and, where the operator has it, to withdraw. */
export function BalanceCard() {
  const t = words.use();
  const common = shell.use();
  const pays = useFeature('withdrawals');
  return (
    <Card aria-label={common('balance')}>
      <div className={`${css['holding']} ${layout['stack1']}`}>
        <p className={css['label']} aria-hidden="true">
          {common('balance')}
        </p>
        <div className={css['amount']}>
          <Balance />
        </div>
        <InDoubt className={typography['caption']} />
      </div>
      <div className={`${css['ways']} ${layout['cluster']}`}>
        <LinkButton kind="gold" to={href('/wallets')}>
          {t('deposit')}
        </LinkButton>
        {pays && <LinkButton to={href('/wallets', { name: 'withdraw' })}>{t('withdraw')}</LinkButton>}
      </div>
    </Card>
  );
}
