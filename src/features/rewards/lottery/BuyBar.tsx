import { useId } from 'react';
import { useSnapshot } from 'valtio';
import { stores } from '#data/stores.ts';
import { href } from '#nav/href.ts';
import { useHolding } from '#shared/claims/Holding.tsx';
import { words as claimWords } from '#shared/claims/words.en.ts';
import { ActionBar } from '#shared/page/ActionBar.tsx';
import { LinkButton } from '#shared/page/LinkButton.tsx';
import { Button } from '#ui/Button.tsx';
import layout from '#ui/layout.module.css';
import typography from '#ui/typography.module.css';
import hidden from '#ui/visuallyHidden.module.css';
import css from './LotteryScreen.module.css';
import { words } from './words.en.ts';

interface BuyBarProps {
  /** Complete entries. */
  entries: number;
  /** The price of an entry in lottery tickets. */
  price: number;
  /** The entry being chosen is complete, or none is begun. */
  ready: boolean;
  busy: boolean;
  visitor: boolean;
  onQuickPick: () => void;
  onBuy: () => void;
}

/** The order's content and price, with its button, always visible; a visitor is led to log in. */
export function BuyBar({ entries, price, ready, busy, visitor, onQuickPick, onBuy }: BuyBarProps) {
  const t = words.use();
  const common = claimWords.use();
  const { onLine } = useSnapshot(stores.network);
  const held = useHolding('lottery');
  const reasonId = useId();
  const needed = Math.max(entries, 1) * price;
  const isShort = held !== undefined && held < needed && !visitor;
  const reason = !onLine ? t('offline') : isShort ? t('tooFewTickets', { n: needed }) : undefined;
  return (
    <ActionBar at="foot">
      {reason && !visitor && (
        <p id={reasonId} className={typography['caption']}>
          {reason}
        </p>
      )}
      <div className={`${css['buttons']} ${layout['cluster']}`}>
        <Button kind={ready ? 'plain' : 'gold'} onClick={onQuickPick}>
          {t('quickPick')}
        </Button>
        {visitor ? (
          <LinkButton kind={ready ? 'gold' : 'plain'} to={href('/auth/login')}>
            {common('logIn')}
          </LinkButton>
        ) : (
          <Button
            kind={ready ? 'gold' : 'plain'}
            busy={busy}
            off={!onLine || isShort}
            aria-describedby={reason ? reasonId : undefined}
            onClick={onBuy}
          >
            {entries > 0 ? (
              <span>
                {t('buyThis', { n: entries })}
                <span className={hidden['unseen']}> · </span>
                <span className={css['cost']}>{t('tickets', { n: entries * price })}</span>
              </span>
            ) : (
              t('buy')
            )}
          </Button>
        )}
      </div>
    </ActionBar>
  );
}
