import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { words } from './words.ts';

/** Why cash can't be claimed before the first deposit, and the way to it (V-32). */
export function LockCard({ id }: { id: string }) {
  const t = words.use();
  return (
    <Card>
      <p id={id}>{t('needDeposit')}</p>
      <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>
    </Card>
  );
}
