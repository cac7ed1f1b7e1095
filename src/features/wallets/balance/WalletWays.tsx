import { useFeature } from '#data/features.ts';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { show } from '#nav/modals.ts';
import { report } from '#nav/report.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import { Icon } from '#ui/media/Icon.tsx';
import layout from '#ui/layout.module.css';
import { useSafebox } from '../safebox/useSafebox.ts';
import css from './WalletWays.module.css';
import { words } from '../words.en.ts';

/** Links from the wallet to transactions, receiving accounts and safebox. */
export function WalletWays() {
  const t = words.use();
  const hasSafebox = useFeature('safebox');
  const { safebox } = useSafebox();
  return (
    <div className={`${css['ways']} ${layout['cluster']}`}>
      <LinkButton to={href('/wallets/record')}>
        <Icon name="list" />
        {t('records')}
      </LinkButton>
      <LinkButton to={href('/wallets/card/list')}>
        <Icon name="wallet" />
        {t('accounts')}
      </LinkButton>
      {hasSafebox && (
        <Button onClick={() => void show('safebox', {}).catch(report)}>
          <Icon name="lock" />
          {safebox ? t('safeboxWith', { amount: formatMoney(safebox) }) : t('safebox')}
        </Button>
      )}
    </div>
  );
}
