import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { words } from './words.en.ts';

/** Says that money and scratch cards wait for the first deposit (V-32), with a link to it. */
export function DepositLock({ id }: { id?: string }) {
  const t = words.use();
  return (
    <Card>
      <span id={id}>{t('depositFirst')}</span>
      <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>
    </Card>
  );
}
