import { href, useQuery } from '../../app/href.ts';
import { LinkButton } from '../../app/LinkButton.tsx';
import { Page } from '../../app/Page.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { Deposit } from './Deposit.tsx';
import { PaymentReturn } from './PaymentReturn.tsx';
import { words } from './words.ts';

/** The wallet: a deposit, or what became of the one the player comes back from. `back` shows the way to the page before. */
export default function WalletsScreen() {
  const t = words.use();
  const { name, back, orderNo } = useQuery('/wallets');
  return (
    <Page title={t('title')} {...(back && { back: '/' })}>
      <BalanceCard />
      {name === 'withdraw' ? (
        <WithdrawClosed />
      ) : orderNo ? (
        <PaymentReturn key={orderNo} orderNo={orderNo} />
      ) : (
        <Deposit />
      )}
    </Page>
  );
}

function WithdrawClosed() {
  const t = words.use();
  return (
    <EmptyState title={t('withdrawClosed')} text={t('withdrawText')}>
      <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
    </EmptyState>
  );
}
