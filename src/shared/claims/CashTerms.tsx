import type { Reward } from '#contract/signInReply.ts';
import { props } from '#contract/props.ts';
import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import { words } from './words.en.ts';
import typography from '#ui/typography.module.css';

/** Whether some awards include cash, which is bonus money. */
export const hasCash = (awards: readonly Reward[]) => awards.some(({ id }) => id === props.coin);

/** Why cash can't be claimed before the first deposit, with a link to it (V-32). */
export function CashLocked({ id }: { id?: string }) {
  const t = words.use();
  return (
    <Card>
      <p id={id}>{t('cashLocked')}</p>
      <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>
    </Card>
  );
}

interface CashTermsProps {
  /** How many times cash must be staked, if the operator says so. */
  turnover: number | null | undefined;
  /** Cash waits for the first deposit. */
  locked?: boolean;
  /** The id of the text that explains the lock. */
  lockId?: string;
}

/**
 * The terms of cash rewards, shown before claiming: how often it must be staked, in which games, until when, what it
 * holds back (BO-06, RG-26), and that it waits for the first deposit (V-32).
 */
export function CashTerms({ turnover, locked = false, lockId = '' }: CashTermsProps) {
  const t = words.use();
  return (
    <>
      {locked && <CashLocked id={lockId} />}
      {turnover ? <p className={typography['caption']}>{t('cashTerms', { n: String(turnover) })}</p> : null}
    </>
  );
}
