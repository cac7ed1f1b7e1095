import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Card } from '#ui/Card.tsx';
import css from './VipScreen.module.css';
import { words } from './words.ts';

interface TermsProps {
  /** How many times cash is to be staked; undefined where the operator doesn't tell. */
  turnover: number | null | undefined;
  /** Money waits for the first deposit. */
  locked: boolean;
  /** The id of the text that says why something is locked. */
  reasonId: string;
}

/** What is known before a claim: how often cash must be staked (RG-26), and that it waits for the first deposit (V-32). */
export function Terms({ turnover, locked, reasonId }: TermsProps) {
  const t = words.use();
  return (
    <>
      {!!turnover && <p className={css['small']}>{t('terms', { n: String(turnover) })}</p>}
      {locked && (
        <Card>
          <p id={reasonId}>{t('needDeposit')}</p>
          <LinkButton to={href('/wallets')}>{t('toDeposit')}</LinkButton>
        </Card>
      )}
    </>
  );
}
