import { useSnapshot } from 'valtio';
import { formatMoney } from '#i18n/money.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '../page/LinkButton.tsx';
import { stores } from '#data/stores.ts';
import typography from '#ui/typography.module.css';
import css from './RgStatus.module.css';
import type { DepositLimit } from './useDepositLimit.ts';
import { words } from './words.en.ts';

/**
 * What the player's own limit leaves to deposit. An unpaid order counts as well: the note says so with a link to it,
 * except inside a game (checklist SX-03, WA-08). `over`: the chosen amount exceeds it, which the form says.
 */
export function LimitNote({ limit: { text, waiting }, over }: { limit: DepositLimit; over: boolean }) {
  const t = words.use();
  const { gameId } = useSnapshot(stores.play);
  if (!text) return null;
  return (
    <div className={css['limit']}>
      <p className={over ? typography['danger'] : typography['caption']}>
        {text} {waiting > 0 && t('unpaid', { amount: formatMoney(waiting) })}
      </p>
      {waiting > 0 && gameId === 0 && (
        <LinkButton to={href('/wallets/record')} kind="quiet">
          {t('toUnpaid')}
        </LinkButton>
      )}
    </div>
  );
}
