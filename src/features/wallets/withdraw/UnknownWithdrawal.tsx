import { href } from '#nav/href.ts';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import type { UnknownOutcome } from '#shared/money-act/useUnknownOutcome.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import layout from '#ui/layout.module.css';
import css from './WithdrawalScreen.module.css';
import { words } from './words.en.ts';

/**
 * Shown while the outcome of a withdrawal is unknown: it is looked up, never sent again, and blocks another one (A4).
 */
export function UnknownWithdrawal({ act: { onLine, lookedInVain, looking, look } }: { act: UnknownOutcome }) {
  const t = words.use();
  return (
    <Card>
      <div className={layout['stack3']}>
        <h2 className={css['heading']}>{t('checking')}</h2>
        <p>{t('checkingText')}</p>
        <output className={css['small']}>
          {!onLine ? t('checkingOffline') : lookedInVain ? t('stillUnknown') : ''}
        </output>
        <Button kind="gold" busy={looking} off={!onLine} onClick={look}>
          {t('checkAgain')}
        </Button>
        <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
      </div>
    </Card>
  );
}

/** The outcome of a withdrawal that was unknown for a while. */
export function WithdrawalOutcome({ outcome }: { outcome: NonNullable<UnknownOutcome['outcome']> }) {
  const t = words.use();
  return (
    <Card>
      <div className={layout['stack3']}>
        <output>{t(outcome === 'notDone' ? 'notPlaced' : outcome)}</output>
        <LinkButton to={href('/wallets/record')}>{t('records')}</LinkButton>
      </div>
    </Card>
  );
}
